import { RESUME_UPLOAD } from '@nmw/contract/upload'
import { useId, useState } from 'react'
import { usePendingUploads } from '../../lib/photo/pending-uploads.ts'
import { sizedPicture } from '../../lib/photo/sized-picture.ts'
import { uploadPhoto } from '../../lib/photo/upload-photo.ts'
import { UploadStopped } from '../../lib/photo/upload-stopped.ts'
import { useCall } from '../../lib/call/use-call.ts'
import { Button } from '../../ui/frame/button.tsx'
import { FieldFrame } from '../../ui/frame/field-frame.tsx'
import { FileButton } from '../../ui/form/file-button.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { Note } from '../../ui/frame/note.tsx'
import { ProgressBar } from '../../ui/list/progress-bar.tsx'
import { imageIcon } from '../../ui/icon/thing-icons.ts'
import styles from './photo-field.module.css'
import { useDirtyForm } from '../../shared/staff/dirty-forms.ts'

type PhotoFieldProps = {
  label: string
  /** file name, or empty */
  value: string
  error?: string | undefined
  onChange: (file: string) => void
}

type Failure = { message: string; resume: (() => Promise<string>) | undefined }

/** Public, and uploaded as soon as it is chosen. */
export function PhotoField({ label, value, error, onChange }: PhotoFieldProps) {
  const id = useId()
  const call = useCall()
  const { onBusy } = usePendingUploads()
  const [share, setShare] = useState<number>()
  const [failure, setFailure] = useState<Failure>()
  useDirtyForm(share !== undefined)

  async function upload(sending: Promise<string>) {
    setFailure(undefined)
    setShare(0)
    onBusy(true)
    try {
      onChange(await sending)
    } catch (caught) {
      const message = caught instanceof Error ? caught.message : 'Gambar belum terkirim'
      setFailure({ message, resume: caught instanceof UploadStopped ? () => caught.resume() : undefined })
    } finally {
      onBusy(false)
      setShare(undefined)
    }
  }

  return (
    <FieldFrame id={id} label={label} plainLabel error={error} help="jpg atau png, paling besar 5 MB.">
      <div className={styles.field}>
        {value ? (
          <img className={styles.picture} {...sizedPicture(value, [192])} alt="" />
        ) : (
          <span className={styles.picture}>
            <Icon path={imageIcon} />
          </span>
        )}
        <FileButton
          accept="image/jpeg,image/png"
          small
          busy={share !== undefined}
          describedBy={`${id}-label ${id}-help`}
          onFiles={([photo]) =>
            photo ? void upload(uploadPhoto(call, photo, { isPublic: true, onProgress: setShare })) : undefined
          }
        >
          {value ? 'Ganti' : 'Unggah'}
        </FileButton>
      </div>
      {share === undefined ? null : <ProgressBar label="Mengunggah gambar" value={share * 100} />}
      {failure ? (
        <Note
          tone="danger"
          role="alert"
          action={
            failure.resume ? (
              <Button small variant="line" onClick={() => void upload(failure.resume!())}>
                {RESUME_UPLOAD}
              </Button>
            ) : undefined
          }
        >
          <p>{failure.message}</p>
        </Note>
      ) : null}
    </FieldFrame>
  )
}
