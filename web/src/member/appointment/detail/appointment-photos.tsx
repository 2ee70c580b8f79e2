import { NO_PHOTO, readAppointment, replacePhotos } from '@nmw/contract/appointment'
import { useState } from 'react'
import { useChange } from '../../../lib/reads/use-endpoint.ts'
import { useFocusTarget } from '../../../lib/page/use-focus-target.ts'
import { Button } from '../../../ui/frame/button.tsx'
import { Card } from '../../../ui/frame/card.tsx'
import { FormError } from '../../../ui/frame/form-error.tsx'
import { useToast } from '../../../ui/overlay/use-toast.ts'
import type { ShownAppointment } from './shown-appointment.ts'
import styles from './appointment-photos.module.css'
import { areUnderWay, type Photo, photosProblem } from '../complaint/photo-list.ts'
import { PhotoConsent } from '../../privacy/photo-consent.tsx'
import { ReplaceablePhoto } from '../complaint/replaceable-photo.tsx'
import { usePhotoConsent } from '../../privacy/use-photo-consent.ts'

export function AppointmentPhotos({ appointment }: { appointment: ShownAppointment }) {
  const { images, canReplacePhotos, rsvMedId } = appointment
  const toast = useToast()
  const { place, follow } = useFocusTarget()
  const { granted } = usePhotoConsent({ enabled: canReplacePhotos })
  const save = useChange(replacePhotos, { refreshes: [readAppointment], quiet: true })
  const [replaced, setReplaced] = useState<Record<number, Photo | undefined>>({})
  const [problem, setProblem] = useState<string>()
  const chosen = images.flatMap(({ id }) => (replaced[id] ? [{ id, photo: replaced[id] }] : []))
  const photos = chosen.map(({ photo }) => photo)

  async function send() {
    const wrong = photosProblem(photos, NO_PHOTO)
    setProblem(wrong)
    if (wrong) return
    const changes = chosen.flatMap(({ id, photo }) =>
      photo.state === 'uploaded' ? [{ image_id: id, new_image: photo.name }] : [],
    )
    try {
      await save.mutateAsync({ body: { medical_id: rsvMedId, images: changes } })
      toast.success(replacePhotos.success)
      follow()
    } catch {
      // shown below
    }
  }

  return (
    <Card as="section" padded {...place} aria-labelledby="foto-konsultasi">
      <h2 className="h3" id="foto-konsultasi">
        Foto
      </h2>
      <div className={styles.body}>
        <PhotoConsent asked={canReplacePhotos}>
          <ul className={styles.photos}>
            {images.map(({ id, path }, index) => (
              // a new path is a new photo, so the replacement starts over
              <ReplaceablePhoto
                key={path}
                path={path}
                number={index + 1}
                fixed={!canReplacePhotos || !granted}
                onChange={(photo) => {
                  setProblem(undefined)
                  setReplaced((before) => ({ ...before, [id]: photo }))
                }}
              />
            ))}
          </ul>
        </PhotoConsent>
      </div>
      {chosen.length > 0 ? (
        <div className={styles.save}>
          <FormError message={problem ?? save.error?.message} />
          <Button block busy={save.isPending || areUnderWay(photos)} onClick={() => void send()}>
            Simpan perubahan
          </Button>
        </div>
      ) : null}
    </Card>
  )
}
