import { MAX_PHOTOS, TOO_MANY_PHOTOS } from '@nmw/contract/appointment'
import { useId, useState, useSyncExternalStore } from 'react'
import { useFocusTarget } from '../../../lib/page/use-focus-target.ts'
import { cameraIcon, plusIcon } from '../../../ui/icon/action-icons.ts'
import { Button } from '../../../ui/frame/button.tsx'
import { FieldError } from '../../../ui/frame/field-error.tsx'
import { FileButton } from '../../../ui/form/file-button.tsx'
import { useToast } from '../../../ui/overlay/use-toast.ts'
import { FaceExamples } from './face-examples.tsx'
import { LazyCameraSheet } from './lazy-camera-sheet.tsx'
import { PhotoNote } from './photo-note.tsx'
import { PhotoTile } from './photo-tile.tsx'
import styles from './photo-picker.module.css'
import type { usePhotoUploads } from './use-photo-uploads.ts'

type PhotoPickerProps = { uploads: ReturnType<typeof usePhotoUploads>; error: string | undefined }

export function PhotoPicker({ uploads, error }: PhotoPickerProps) {
  const id = useId()
  const toast = useToast()
  const { place, follow } = useFocusTarget<HTMLElement>()
  const [camera, setCamera] = useState(false)
  const { photos } = uploads
  const full = photos.length >= MAX_PHOTOS

  // Only the browser knows, and only over https.
  const hasCamera = useSyncExternalStore(never, () => 'mediaDevices' in navigator, no)

  function add(files: readonly Blob[], alreadyChecked = false) {
    if (uploads.add(files, { alreadyChecked }) > 0) toast.error(TOO_MANY_PHOTOS)
  }

  function remove(photo: string) {
    uploads.remove(photo)
    follow()
  }

  function send(photo: string) {
    uploads.send(photo)
    follow()
  }

  return (
    <section
      {...place}
      className={styles.picker}
      aria-labelledby={`${id}-title`}
      aria-describedby={error ? `${id}-error` : undefined}
      data-invalid={error ? '' : undefined}
    >
      <div>
        <h2 className="h2" id={`${id}-title`}>
          Foto wajah
        </h2>
        <p className={`dim small ${styles.lead}`}>
          Ambil di tempat terang, tanpa riasan, dari tiga sisi seperti contoh.
        </p>
      </div>
      <FaceExamples />
      <ul className={styles.photos} aria-label="Foto Anda">
        {photos.map((photo, index) => (
          <PhotoTile
            key={photo.id}
            photo={photo}
            number={index + 1}
            onRemove={() => remove(photo.id)}
            onLost={() => uploads.markLost(photo.id)}
          />
        ))}
        {full ? null : (
          <li>
            <FileButton
              tile
              icon={plusIcon}
              accept="image/*"
              multiple
              describedBy={`${id}-help${error ? ` ${id}-error` : ''}`}
              onFiles={(files) => add(files)}
            >
              Tambah
            </FileButton>
          </li>
        )}
      </ul>
      <p className={styles.help} id={`${id}-help`}>
        <span>JPG atau PNG, paling besar 5 MB</span>
        <span className="num strong">
          {photos.length} dari {MAX_PHOTOS}
        </span>
      </p>
      <div aria-live="polite" className={styles.notes}>
        {photos.map((photo, index) => (
          <PhotoNote
            key={photo.id}
            photo={photo}
            number={index + 1}
            onSend={() => send(photo.id)}
            onRemove={() => remove(photo.id)}
          />
        ))}
      </div>
      <FieldError error={error} id={`${id}-error`} role="alert" />
      {hasCamera && !full ? (
        <Button variant="soft" icon={cameraIcon} onClick={() => setCamera(true)}>
          Pakai kamera dengan panduan
        </Button>
      ) : null}
      <LazyCameraSheet
        open={camera}
        remaining={MAX_PHOTOS - photos.length}
        onClose={() => setCamera(false)}
        onPhoto={(photo) => add([photo], true)}
      />
    </section>
  )
}

const never = () => () => undefined
const no = () => false
