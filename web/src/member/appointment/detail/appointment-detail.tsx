import { CHECKING_PAYMENT_TEXT } from '@nmw/contract/payment'
import { useFocusTarget } from '../../../lib/page/use-focus-target.ts'
import { Card } from '../../../ui/frame/card.tsx'
import { Note } from '../../../ui/frame/note.tsx'
import { Stack } from '../../../ui/frame/stack.tsx'
import { AppointmentActions } from './appointment-actions.tsx'
import styles from './appointment-detail.module.css'
import { AppointmentFacts } from './appointment-facts.tsx'
import { AppointmentPhotos } from './appointment-photos.tsx'
import type { ShownAppointment } from './shown-appointment.ts'
import { isChecking } from '../use-appointment-deadline.ts'

export function AppointmentDetail({ appointment }: { appointment: ShownAppointment }) {
  const { rsvStatus, cancelReason, note } = appointment
  const { place, follow } = useFocusTarget()
  return (
    <div className={styles.detail}>
      <Stack gap={3}>
        {rsvStatus === 0 && cancelReason ? <Note tone="plain">Dibatalkan: {cancelReason}</Note> : null}
        {isChecking(appointment) ? <Note>{CHECKING_PAYMENT_TEXT}</Note> : null}
        <AppointmentFacts appointment={appointment} place={place} />
      </Stack>
      <aside className={styles.acts} aria-label="Tindakan">
        <AppointmentActions appointment={appointment} onMoved={follow} />
      </aside>
      <Stack gap={3}>
        <Card as="section" padded aria-labelledby="keluhan">
          <h2 className="h3" id="keluhan">
            Keluhan
          </h2>
          <p className={styles.complaint}>{note}</p>
        </Card>
        {appointment.images.length ? <AppointmentPhotos appointment={appointment} /> : null}
      </Stack>
    </div>
  )
}
