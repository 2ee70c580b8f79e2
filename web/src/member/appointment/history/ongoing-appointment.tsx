import type { AppointmentCard as Appointment } from '@nmw/contract/appointment'
import { readShellProfile } from '@nmw/contract/shell-profile'
import { useRead } from '../../../lib/reads/use-endpoint.ts'
import { CalendarDrawing } from '../../../ui/drawing/calendar-drawing.tsx'
import { buttonClass } from '../../../ui/frame/button-class.ts'
import { Button } from '../../../ui/frame/button.tsx'
import { EmptyState } from '../../../ui/state/empty-state.tsx'
import { UiLink } from '../../../ui/frame/ui-link.tsx'
import { AppointmentCard } from './appointment-card.tsx'
import { doctorName } from '../format-appointment.ts'
import { bookingStart } from '../booking-url.ts'
import { VerifyPhonePrompt } from '../choose/verify-phone-prompt.tsx'

type OngoingAppointmentProps = { ongoing: Appointment | null; onCancel: (id: number) => void }

export function OngoingAppointment({ ongoing, onCancel }: OngoingAppointmentProps) {
  const { data: profile } = useRead(readShellProfile, {}, { quiet: true })
  if (ongoing) {
    return (
      <AppointmentCard
        appointment={ongoing}
        main={
          ongoing.redirect_payment_gateway ? (
            <UiLink href={ongoing.redirect_payment_gateway} className={buttonClass({ small: true })}>
              Teruskan Bayar
            </UiLink>
          ) : null
        }
      >
        {ongoing.canCancel ? (
          <Button variant="quiet-danger" small onClick={() => onCancel(ongoing.id)}>
            <span>
              Batalkan<span className="sr-only"> janji dengan {doctorName(ongoing.doctorName)}</span>
            </span>
          </Button>
        ) : null}
      </AppointmentCard>
    )
  }
  if (profile && !profile.phoneVerified) return <VerifyPhonePrompt phone={profile.phone} />
  return (
    <EmptyState
      art={<CalendarDrawing />}
      title="Tidak Ada Janji Konsultasi"
      action={
        <UiLink href={bookingStart} className={buttonClass()}>
          Buat janji
        </UiLink>
      }
    >
      Pilih dokter dan jadwal di cabang terdekat Anda.
    </EmptyState>
  )
}
