import { useId, type ChangeEvent } from 'react'
import { uploadIcon } from '../../ui/icon/action-icons.ts'
import { IconButton } from '../../ui/frame/icon-button.tsx'
import { iconButtonClass } from '../../ui/frame/icon-button-class.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { editorActs, keysOf, type EditorAct } from './editor-acts.ts'
import styles from './editor-toolbar.module.css'

type EditorToolbarProps = { onAct: (act: EditorAct) => void; onPictures: (files: File[]) => void }

export function EditorToolbar({ onAct, onPictures }: EditorToolbarProps) {
  const id = useId()

  function choose(event: ChangeEvent<HTMLInputElement>) {
    const files = [...(event.target.files ?? [])]
    event.target.value = ''
    if (files.length) onPictures(files)
  }

  return (
    <div role="toolbar" aria-label="Format" className={styles.tools}>
      {editorActs.map((act) => {
        const keys = keysOf(act)
        const name = keys ? `${act.label} (${keys})` : act.label
        return (
          <IconButton
            key={act.label}
            label={name}
            title={name}
            icon={act.icon}
            iconSize={20}
            className={act.apart ? styles.apart : undefined}
            // Keep the selection in the text.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onAct(act)}
          />
        )
      })}
      <span className={styles.file}>
        <input
          id={id}
          type="file"
          accept="image/jpeg,image/png"
          multiple
          className={styles.input}
          aria-label="Unggah gambar"
          onChange={choose}
        />
        <label htmlFor={id} className={iconButtonClass()} title="Unggah gambar">
          <Icon path={uploadIcon} size={20} />
        </label>
      </span>
    </div>
  )
}
