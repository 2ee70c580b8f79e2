import { AVATAR_FAILED, changeAvatar } from '@nmw/contract/profile'
import { PICTURE_INVALID, RESUME_UPLOAD } from '@nmw/contract/upload'
import { useEffect, useId, useRef, useState } from 'react'
import type { ApiError } from '../../../lib/call/call.ts'
import { Avatar } from '../../../ui/list/avatar.tsx'
import { Button } from '../../../ui/frame/button.tsx'
import { FileButton } from '../../../ui/form/file-button.tsx'
import { FormError } from '../../../ui/frame/form-error.tsx'
import { ProgressBar } from '../../../ui/list/progress-bar.tsx'
import { Row } from '../../../ui/list/row.tsx'
import { Stack } from '../../../ui/frame/stack.tsx'
import { useToast } from '../../../ui/overlay/use-toast.ts'
import styles from './avatar-change.module.css'
import { isPortraitFormat } from './is-portrait-format.ts'
import { portraitSource } from './portrait-source.ts'
import { describeStoppedUpload } from './describe-stopped-upload.ts'
import { useAvatarUpload } from './use-avatar-upload.ts'

type AvatarChangeProps = { name: string; photo: string | null; onClose: () => void }

const WRONG_FORMAT = 'Format gambar harus jpg, jpeg, atau png'

export function AvatarChange({ name, photo, onClose }: AvatarChangeProps) {
  const toast = useToast()
  const helpId = useId()
  const place = useRef<HTMLDivElement>(null)
  const upload = useAvatarUpload()
  const [chosen, setChosen] = useState<{ file: File; preview: string }>()
  const [wrong, setWrong] = useState<string>()
  const reason = wrong ?? upload.failure

  // first the picture is chosen, then it is sent
  useEffect(() => {
    place.current?.querySelector<HTMLElement>(chosen ? 'button' : 'input')?.focus()
    return () => URL.revokeObjectURL(chosen?.preview ?? '')
  }, [chosen])

  function choose(file: File | undefined) {
    if (!file || !isPortraitFormat(file)) return refuse(WRONG_FORMAT)
    upload.startOver()
    setWrong(undefined)
    setChosen({ file, preview: URL.createObjectURL(file) })
  }

  function refuse(complaint: string) {
    upload.startOver()
    setWrong(complaint)
    setChosen(undefined)
  }

  async function send() {
    if (!chosen) return
    await upload.send(chosen.file)
    toast.success(changeAvatar.success)
    onClose()
  }

  return (
    <Stack ref={place}>
      <Row gap={4}>
        {chosen ? (
          <img
            className={styles.preview}
            src={chosen.preview}
            alt="Pratinjau foto baru"
            onError={() => refuse(PICTURE_INVALID)}
          />
        ) : (
          <Avatar name={name} src={portraitSource(photo)} size={64} />
        )}
        <div className={styles.words}>
          <p className="h3" role="status">
            {chosen ? 'Foto baru' : 'Pilih foto baru'}
          </p>
          <p className="small dim" id={helpId}>
            JPG, JPEG, atau PNG. Hanya Anda dan staf klinik yang dapat melihatnya.
          </p>
        </div>
      </Row>
      <FormError message={reason && AVATAR_FAILED} details={reason && reason !== AVATAR_FAILED ? [reason] : []} />
      {upload.sending || upload.stopped ? <AvatarProgress share={upload.share} stopped={upload.stopped} /> : null}
      <div className={styles.acts}>
        {chosen ? (
          // a failure is shown above
          <Button busy={upload.sending} onClick={() => void send().catch(() => undefined)}>
            {upload.stopped ? RESUME_UPLOAD : 'Unggah foto'}
          </Button>
        ) : null}
        <FileButton
          accept=".jpg,.jpeg,.png,image/jpeg,image/png"
          variant={chosen ? 'line' : 'primary'}
          disabled={upload.sending}
          describedBy={helpId}
          onFiles={(files) => choose(files[0])}
        >
          {chosen ? 'Pilih foto lain' : 'Pilih foto'}
        </FileButton>
        <Button
          variant="quiet"
          onClick={() => {
            upload.startOver()
            onClose()
          }}
        >
          Batal
        </Button>
      </div>
    </Stack>
  )
}

function AvatarProgress({ share, stopped }: { share: number; stopped: ApiError | undefined }) {
  const percent = Math.round(share * 100)
  return (
    <div className={styles.progress}>
      <ProgressBar label="Unggahan foto" value={percent} />
      {stopped ? (
        <p className="small" role="alert">
          {describeStoppedUpload(percent, stopped)}
        </p>
      ) : (
        <p className="small dim num">Mengunggah {percent}%</p>
      )}
    </div>
  )
}
