import { TEXT_BYTES, TEXT_TOO_LONG } from '@nmw/contract/content-kind'
import { useEffect, useRef, useState, type ClipboardEvent, type DragEvent, type KeyboardEvent } from 'react'
import { chevronLeftIcon, chevronRightIcon } from '../../ui/icon/arrow-icons.ts'
import { IconButton } from '../../ui/frame/icon-button.tsx'
import { applyEdit, replaceIn, selectedIn } from './edit-area.ts'
import { EditorToolbar } from './editor-toolbar.tsx'
import { editorActs, type EditorAct } from './editor-acts.ts'
import styles from './markdown-editor.module.css'
import { pastedPictures } from './pasted-pictures.ts'
import { pictureMarkdown } from './picture-markdown.ts'
import { picturePlaceholder } from './picture-placeholder.ts'
import type { TextSource } from './text-source.ts'
import { UploadList } from './upload-list.tsx'
import { picturesIn, usePictureUploads } from './use-picture-uploads.ts'
import { countWords } from './count-words.ts'

export type MarkdownEditorProps = {
  label: string
  source: TextSource
  /** called on every keystroke, so it must be cheap */
  onTouch: () => void
  /** called after a pause with the part in the field */
  onSettle: (part: string) => void
  onUploaded: (file: string) => void
}

const SETTLE = 400

/** A markdown source editor, with the browser's own undo, spell check and selection. */
export function MarkdownEditor({ label, source, onTouch, onSettle, onUploaded }: MarkdownEditorProps) {
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [words, setWords] = useState(() => countWords(source.shown()))
  const [part, setPart] = useState({ place: source.place(), count: source.count() })
  const [tooLong, setTooLong] = useState(false)
  const [over, setOver] = useState(false)
  useEffect(() => () => clearTimeout(settling.current), [])

  const { uploads, add, remove } = usePictureUploads({
    onStart: (id) => {
      const at = selectedIn(source.area())
      const insert = picturePlaceholder(id)
      applyEdit(source.area(), {
        from: at.start,
        to: at.end,
        insert,
        select: [at.start + insert.length, at.start + insert.length],
      })
    },
    onDone: (id, file, name) => {
      exchange(picturePlaceholder(id), pictureMarkdown(altOf(name), file))
      onUploaded(file)
    },
    onGone: (id) => exchange(picturePlaceholder(id), ''),
  })

  function exchange(piece: string, by: string) {
    if (!replaceIn(source.area(), piece, by)) source.replaceElsewhere(piece, by)
  }

  function input() {
    onTouch()
    clearTimeout(settling.current)
    settling.current = setTimeout(settle, SETTLE)
  }

  function settle() {
    source.resplit()
    updatePart()
  }

  function updatePart() {
    const text = source.shown()
    setPart({ place: source.place(), count: source.count() })
    setWords(countWords(text))
    setTooLong(source.length() > TEXT_BYTES)
    onSettle(text)
  }

  function goTo(place: number) {
    source.goTo(place)
    updatePart()
  }

  function act({ edit }: EditorAct) {
    applyEdit(source.area(), edit(selectedIn(source.area())))
  }

  function press(event: KeyboardEvent) {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return
    const wanted = editorActs.find(
      ({ key, shift = false }) => key === event.key.toLowerCase() && shift === event.shiftKey,
    )
    if (!wanted) return
    event.preventDefault()
    act(wanted)
  }

  function paste(event: ClipboardEvent) {
    const pictures = pastedPictures(event.clipboardData)
    if (!pictures.length) return
    event.preventDefault()
    add(pictures)
  }

  function dropped(event: DragEvent) {
    setOver(false)
    const pictures = picturesIn(event.dataTransfer)
    if (!pictures.length) return
    event.preventDefault()
    add(pictures)
  }

  return (
    <section className={styles.editor} aria-label={label} data-over={over ? '' : undefined}>
      <EditorToolbar onAct={act} onPictures={add} />
      <UploadList uploads={uploads} onRemove={remove} />
      {part.count > 1 ? (
        <div className={styles.parts}>
          <IconButton
            label="Bagian sebelumnya"
            icon={chevronLeftIcon}
            iconSize={18}
            disabled={part.place === 0}
            onClick={() => goTo(part.place - 1)}
          />
          <span>
            Bagian {part.place + 1} dari {part.count}
          </span>
          <IconButton
            label="Bagian berikutnya"
            icon={chevronRightIcon}
            iconSize={18}
            disabled={part.place === part.count - 1}
            onClick={() => goTo(part.place + 1)}
          />
        </div>
      ) : null}
      <textarea
        ref={source.attach}
        className={styles.area}
        aria-label={label}
        defaultValue={source.shown()}
        lang="id"
        placeholder="Tulis dengan markdown. Gambar dapat ditempel atau diseret ke sini."
        onInput={input}
        onKeyDown={press}
        onPaste={paste}
        onDragOver={(event) => {
          if ([...event.dataTransfer.types].includes('Files')) {
            event.preventDefault()
            setOver(true)
          }
        }}
        onDragLeave={() => setOver(false)}
        onDrop={dropped}
      />
      <p className={styles.foot}>
        <span>{tooLong ? <span className={styles.wrong}>{TEXT_TOO_LONG}</span> : 'Markdown'}</span>
        <span className="num">
          {words.toLocaleString('id-ID')} kata{part.count > 1 ? ' di bagian ini' : ''},{' '}
          {Math.max(1, Math.round(words / 200))} menit baca
        </span>
      </p>
    </section>
  )
}

/** The file name as alt text, unless it is meaningless like 'IMG_2041.jpg'. */
function altOf(name: string) {
  const text = name
    .replace(/\.\w+$/, '')
    .replaceAll(/[-_[\]()]+/g, ' ')
    .trim()
  return /^(img|dsc|image|screenshot|foto)?\s*\d*$/i.test(text) ? 'Gambar' : text
}
