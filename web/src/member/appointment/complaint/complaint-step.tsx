import { type AvailableSession, listAvailableDoctors, SESSION_FULL } from '@nmw/contract/appointment'
import { useRead } from '../../../lib/reads/use-endpoint.ts'
import { CalendarDrawing } from '../../../ui/drawing/calendar-drawing.tsx'
import { buttonClass } from '../../../ui/frame/button-class.ts'
import { EmptyState } from '../../../ui/state/empty-state.tsx'
import { ErrorState } from '../../../ui/state/error-state.tsx'
import { SkeletonList } from '../../../ui/state/skeleton-list.tsx'
import { UiLink } from '../../../ui/frame/ui-link.tsx'
import { doctorName, isFull, unbroken } from '../format-appointment.ts'
import { bookingPath } from '../booking-url.ts'
import { BookingHead } from '../booking-head.tsx'
import { ComplaintForm } from './complaint-form.tsx'
import { emptyDraft } from '../consult-draft.ts'
import { sessionsInput } from '../sessions-input.ts'
import { useConsultDraft } from '../use-consult-draft.ts'

type ComplaintStepProps = { place: { id: number; name: string }; date: string; doctor: number }

export function ComplaintStep({ place, date, doctor }: ComplaintStepProps) {
  const { data, isError, error, isFetching, refetch } = useRead(
    listAvailableDoctors,
    sessionsInput({ branch: place.id, date }),
    { quiet: true },
  )
  const { draft, change } = useConsultDraft()
  const session = data?.find(({ rsdId }) => rsdId === doctor)

  function content() {
    if (!data && isError) {
      return (
        <ErrorState title="Jadwal dokter gagal dimuat" onRetry={() => void refetch()} retrying={isFetching}>
          {error.message}
        </ErrorState>
      )
    }
    if (!data) return <SkeletonList count={2} picture="none" label="Memuat jadwal dokter..." />
    if (!session || isFull(session)) {
      return (
        <EmptyState
          art={<CalendarDrawing />}
          title={session ? SESSION_FULL : 'Jadwal dokter ini sudah tidak dapat dipesan'}
          action={
            <UiLink href={bookingPath({ branch: place.id, date })} className={buttonClass({ variant: 'soft' })}>
              Pilih dokter lain
            </UiLink>
          }
        >
          Keluhan dan foto yang sudah Anda isi tetap tersimpan.
        </EmptyState>
      )
    }
    // The server does not know the draft; once the browser has loaded it, the form restarts with it.
    const key = `${session.rsdId}-${draft ? 'own' : 'unknown'}`
    return (
      <ComplaintForm
        key={key}
        branch={place.id}
        session={session}
        draft={draft ?? emptyDraft}
        onChange={draft ? change : ignore}
      />
    )
  }

  return (
    <>
      <BookingHead step={3} branch={place} date={date} doctor={session && formatDoctorAndStart(session)} />
      {content()}
    </>
  )
}

const ignore = () => undefined

/** 'dr. Anindita Larasati, 09.30 WIB': without academic titles, with the start of the session. */
function formatDoctorAndStart({ usrFullname, available }: AvailableSession) {
  const [start = '', zone = ''] = [available.split(' ')[0], available.split(' ').at(-1)]
  return `${doctorName(usrFullname.split(',')[0]!)}, ${unbroken(`${start} ${zone}`)}`
}
