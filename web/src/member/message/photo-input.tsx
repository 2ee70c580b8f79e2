import { type ChangeEvent, useId } from 'react'
import { cameraIcon } from '../../ui/action-icons.ts'
import { hearEarly } from '../../ui/hear-early.ts'
import { iconButtonClass } from '../../ui/icon-button-class.ts'
import { Icon } from '../../ui/icon.tsx'
import { useToast } from '../../ui/use-toast.ts'
import styles from './composer.module.css'
import type { Draft } from './outgoing.ts'

const types = ['image/png', 'image/jpeg']

export function PhotoInput({ onPhoto }: { onPhoto: (photo: Draft['photo']) => void }) {
  const id = useId()
  const toast = useToast()

  function change(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.target.files ?? []
    // Emptied, so that the same file can be chosen again.
    event.target.value = ''
    if (!file) return
    if (types.includes(file.type)) onPhoto({ file, preview: URL.createObjectURL(file) })
    else toast.error('Gambar harus png atau jpg')
  }

  return (
    <span className={styles.attach}>
      <input ref={hearEarly} id={id} type="file" className={styles.file} accept={types.join()} onChange={change} />
      <label htmlFor={id} className={iconButtonClass()}>
        <Icon path={cameraIcon} />
        <span className="sr-only">Lampirkan gambar</span>
      </label>
    </span>
  )
}
