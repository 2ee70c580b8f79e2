import { type ChangeEvent, useId } from 'react'
import { cameraIcon } from '../../ui/action-icons.ts'
import { replayEarlyInput } from '../../ui/replay-early-input.ts'
import { iconButtonClass } from '../../ui/icon-button-class.ts'
import { Icon } from '../../ui/icon.tsx'
import styles from './composer.module.css'
import type { Photo } from './outgoing.ts'
import { photoTypes, useTakePhoto } from './use-take-photo.ts'

export function PhotoInput({ onPhoto }: { onPhoto: (photo: Photo) => void }) {
  const id = useId()
  const takePhoto = useTakePhoto(onPhoto)

  function change(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.target.files ?? []
    // Emptied, so that the same file can be chosen again.
    event.target.value = ''
    takePhoto(file)
  }

  return (
    <span className={styles.attach}>
      <input
        ref={replayEarlyInput}
        id={id}
        type="file"
        className={styles.file}
        accept={photoTypes.join()}
        onChange={change}
      />
      <label htmlFor={id} className={iconButtonClass()}>
        <Icon path={cameraIcon} />
        <span className="sr-only">Lampirkan gambar</span>
      </label>
    </span>
  )
}
