import { type ChangeEvent, useId } from 'react'
import { cameraIcon } from '../../../ui/icon/action-icons.ts'
import { replayEarlyInput } from '../../../ui/keys/replay-early-input.ts'
import { iconButtonClass } from '../../../ui/frame/icon-button-class.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import styles from './composer.module.css'
import type { Photo } from './outgoing.ts'
import { photoTypes, useAcceptPhoto } from './use-accept-photo.ts'

export function PhotoInput({ onPhoto }: { onPhoto: (photo: Photo) => void }) {
  const id = useId()
  const acceptPhoto = useAcceptPhoto(onPhoto)

  function change(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.target.files ?? []
    // Cleared, so that the same file can be chosen again.
    event.target.value = ''
    acceptPhoto(file)
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
