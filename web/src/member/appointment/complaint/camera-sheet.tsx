import { useId, useState } from 'react'
import { checkPhoto } from '../../../lib/photo/check-photo.ts'
import { type PhotoProblem, photoHints } from '../../../lib/photo/photo-problems.ts'
import { cameraIcon } from '../../../ui/icon/action-icons.ts'
import { Button } from '../../../ui/frame/button.tsx'
import { classNames } from '../../../ui/frame/class-names.ts'
import { FileButton } from '../../../ui/form/file-button.tsx'
import { Note } from '../../../ui/frame/note.tsx'
import { Segments } from '../../../ui/nav/segments.tsx'
import { Sheet } from '../../../ui/overlay/sheet.tsx'
import { refreshIcon } from '../../../ui/icon/state-icons.ts'
import { TabPanel } from '../../../ui/nav/tab-panel.tsx'
import styles from './camera-sheet.module.css'
import outlines from './face-examples.module.css'
import { type Pose, poses } from './face-poses.ts'
import { type Facing, takePicture, useCamera } from './use-camera.ts'

export type CameraSheetProps = {
  open: boolean
  /** how many more photos may be added */
  remaining: number
  onClose: () => void
  onPhoto: (photo: Blob) => void
}

type Taken = { photo: Blob; url: string; fault: PhotoProblem | undefined; checking: boolean }

const poseHints: Record<Pose, string> = {
  left: 'Putar kepala sampai pipi kiri menghadap kamera.',
  front: 'Hadap lurus ke kamera.',
  right: 'Putar kepala sampai pipi kanan menghadap kamera.',
}

export function CameraSheet({ open, remaining, onClose, onPhoto }: CameraSheetProps) {
  const id = useId()
  const [facing, setFacing] = useState<Facing>('user')
  const [pose, setPose] = useState<Pose>('left')
  const [taken, setTaken] = useState<Taken>()
  const { video, state } = useCamera({ facing, on: open })

  async function take() {
    const photo = video.current && (await takePicture(video.current))
    if (!photo) return
    const shot = { photo, url: URL.createObjectURL(photo), fault: undefined, checking: true }
    setTaken(shot)
    const fault = await checkPhoto(photo)
    setTaken((now) => (now?.photo === photo ? { ...shot, fault, checking: false } : now))
  }

  function discard() {
    if (taken) URL.revokeObjectURL(taken.url)
    setTaken(undefined)
  }

  function accept() {
    if (taken) onPhoto(taken.photo)
    discard()
    const next = poses[poses.findIndex((one) => one.pose === pose) + 1]
    if (next && remaining > 1) setPose(next.pose)
    else close()
  }

  function close() {
    discard()
    setPose('left')
    onClose()
  }

  const foot = taken ? (
    <>
      <Button variant="line" icon={refreshIcon} onClick={discard}>
        Ulangi
      </Button>
      <Button busy={taken.checking} onClick={accept}>
        {taken.fault ? 'Tetap pakai' : 'Pakai foto'}
      </Button>
    </>
  ) : state === 'live' ? (
    <>
      <Button variant="line" onClick={() => setFacing(facing === 'user' ? 'environment' : 'user')}>
        Balik kamera
      </Button>
      <Button icon={cameraIcon} onClick={() => void take()}>
        Ambil foto
      </Button>
    </>
  ) : null

  return (
    <Sheet open={open} onClose={close} title="Ambil foto wajah" foot={foot}>
      <Segments
        label="Sisi wajah"
        idBase={id}
        value={pose}
        choices={poses.map((one) => ({ value: one.pose, label: one.label }))}
        onChange={(next) => {
          discard()
          setPose(next as Pose)
        }}
      />
      <TabPanel idBase={id} value={pose} className={styles.panel}>
        <p className="small dim">{poseHints[pose]}</p>
        <div className={classNames(styles.view, facing === 'user' && !taken && styles.mirrored)}>
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a camera's picture has no sound */}
          <video
            ref={video}
            className={styles.video}
            autoPlay
            playsInline
            muted
            hidden={state !== 'live' || !!taken}
            aria-label="Gambar dari kamera"
          />
          {state === 'live' && !taken ? (
            <span className={classNames(styles.outline, outlines[pose])} aria-hidden="true" />
          ) : null}
          {taken ? <img className={styles.video} src={taken.url} alt="Foto yang baru diambil" /> : null}
          {state === 'starting' ? <p className={styles.waiting}>Membuka kamera...</p> : null}
        </div>
        <div aria-live="polite">
          {taken?.checking ? <p className="small dim">Memeriksa foto...</p> : null}
          {taken?.fault ? <Note tone="warning">{photoHints[taken.fault]}</Note> : null}
          {taken && !taken.checking && !taken.fault ? <Note tone="success">Foto jelas dan cukup terang.</Note> : null}
        </div>
        {state === 'denied' || state === 'missing' ? (
          <div className={styles.without}>
            <Note tone="warning" role="alert">
              {state === 'denied'
                ? 'Akses kamera tidak diberikan. Izinkan di pengaturan peramban, atau pilih foto dari galeri.'
                : 'Kamera tidak ditemukan. Pilih foto dari galeri.'}
            </Note>
            <FileButton
              accept="image/*"
              onFiles={([file]) => {
                close()
                if (file) onPhoto(file)
              }}
            >
              Pilih dari galeri
            </FileButton>
          </div>
        ) : null}
      </TabPanel>
    </Sheet>
  )
}
