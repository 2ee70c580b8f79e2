import {
  addVisitPhoto,
  PATIENT_FORBIDS_PHOTOS,
  removeVisitPhoto,
  type VisitDetail,
  type VisitPhoto,
} from '@nmw/contract/ops-visit'
import { RESUME_UPLOAD } from '@nmw/contract/upload'
import { useState } from 'react'
import { uploadPhoto } from '../../lib/photo/upload-photo.ts'
import { UploadStopped } from '../../lib/photo/upload-stopped.ts'
import { useCall } from '../../lib/call/use-call.ts'
import { cameraIcon } from '../../ui/icon/action-icons.ts'
import { Button } from '../../ui/frame/button.tsx'
import { Card } from '../../ui/frame/card.tsx'
import { FileButton } from '../../ui/form/file-button.tsx'
import { LazyConfirmDialog } from '../../ui/overlay/lazy-confirm-dialog.tsx'
import { Note } from '../../ui/frame/note.tsx'
import { ProgressBar } from '../../ui/list/progress-bar.tsx'
import { Stack } from '../../ui/frame/stack.tsx'
import { isToday } from '../kit/is-today.ts'
import { timeOrMoment } from '../kit/time-or-moment.ts'
import { useAct } from '../kit/use-act.ts'
import { PhotoStrip } from './photo-strip.tsx'
import styles from './visit-photos-card.module.css'

type Kind = VisitPhoto['kind']
type Failure = { kind: Kind; message: string; resume: (() => Promise<string>) | undefined }
const labels: Record<Kind, string> = { before: 'Sebelum', after: 'Sesudah' }

export function VisitPhotosCard({ visit }: { visit: VisitDetail }) {
  const call = useCall()
  const add = useAct(addVisitPhoto)
  const remove = useAct(removeVisitPhoto)
  const [under, setUnder] = useState<{ kind: Kind; share: number }>()
  const [failure, setFailure] = useState<Failure>()
  const [unwanted, setUnwanted] = useState(0)
  const [asking, setAsking] = useState(false)

  async function upload(kind: Kind, sending: Promise<string>) {
    setFailure(undefined)
    setUnder({ kind, share: 0 })
    try {
      const image = await sending
      await add.act({ params: { id: visit.id }, body: { kind, image } })
    } catch (error) {
      const message = error instanceof Error ? error.message : 'Foto belum terkirim'
      setFailure({ kind, message, resume: error instanceof UploadStopped ? () => error.resume() : undefined })
    } finally {
      setUnder(undefined)
    }
  }

  function ask(photo: number) {
    setUnwanted(photo)
    setAsking(true)
  }

  async function removeUnwanted() {
    await remove.act({ params: { id: visit.id, photo: unwanted } })
    setAsking(false)
  }

  const send = (kind: Kind, photo: File) =>
    upload(kind, uploadPhoto(call, photo, { isPublic: false, onProgress: (share) => setUnder({ kind, share }) }))

  const isOver = visit.state === 'cancelled' || visit.state === 'absent'
  const onlyRead = isOver || !visit.mayPhotograph
  return (
    <Card padded as="section" aria-label="Foto sebelum dan sesudah">
      <Stack gap={3}>
        <h2 className="h3">Foto sebelum dan sesudah</h2>
        {isOver || visit.mayPhotograph ? null : (
          <Note tone="warning">
            <p>{PATIENT_FORBIDS_PHOTOS}</p>
          </Note>
        )}
        {(['before', 'after'] as const).map((kind) => {
          const photos = visit.visitPhotos.filter((photo) => photo.kind === kind)
          return (
            <div key={kind} className={styles.kind}>
              <div className={styles.head}>
                <span className="strong">{labels[kind]}</span>
                {onlyRead ? null : (
                  <FileButton
                    small
                    icon={cameraIcon}
                    accept="image/*"
                    capture="environment"
                    busy={under?.kind === kind}
                    disabled={under && under.kind !== kind}
                    onFiles={([photo]) => (photo ? void send(kind, photo) : undefined)}
                  >
                    {`Tambah foto ${labels[kind].toLowerCase()}`}
                  </FileButton>
                )}
              </div>
              {under?.kind === kind ? <ProgressBar label="Mengunggah foto" value={under.share * 100} /> : null}
              {failure?.kind === kind ? (
                <Note
                  tone="danger"
                  role="alert"
                  action={
                    failure.resume ? (
                      <Button small variant="line" onClick={() => void upload(kind, failure.resume!())}>
                        {RESUME_UPLOAD}
                      </Button>
                    ) : undefined
                  }
                >
                  <p>{failure.message}</p>
                </Note>
              ) : null}
              {photos.length ? (
                <PhotoStrip
                  photos={photos.map(({ id, file, at }) => ({
                    id,
                    file,
                    label: `${labels[kind]}, ${timeOrMoment(at, visit.timezone)}`,
                    onRemove: isToday(at, visit.timezone) ? () => ask(id) : undefined,
                  }))}
                />
              ) : (
                <p className="dim small">Belum ada foto.</p>
              )}
            </div>
          )
        })}
      </Stack>
      <LazyConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => void removeUnwanted()}
        title="Hapus foto ini?"
        description="Foto hilang dari catatan kunjungan dan dari akun pasien."
        confirmLabel="Hapus"
        danger
        busy={remove.busy}
      />
    </Card>
  )
}
