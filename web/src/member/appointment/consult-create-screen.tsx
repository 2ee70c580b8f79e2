import { listAppointments } from '@nmw/contract/appointment'
import { listBranchOptions } from '@nmw/contract/branch'
import { readShellProfile } from '@nmw/contract/shell-profile'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useRead } from '../../lib/reads/use-endpoint.ts'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { SkeletonList } from '../../ui/state/skeleton-list.tsx'
import { TopBar } from '../../ui/nav/top-bar.tsx'
import { bookingOf, bookingPath, bookingStep } from './booking-url.ts'
import { ComplaintStep } from './complaint/complaint-step.tsx'
import { DoctorStep } from './choose/doctor-step.tsx'
import { OngoingNotice } from './choose/ongoing-notice.tsx'
import { ongoingInput } from './appointments-input.ts'
import { ScheduleStep } from './choose/schedule-step.tsx'
import { useToday } from './choose/use-today.ts'
import { VerifyPhonePrompt } from './choose/verify-phone-prompt.tsx'

/** Three steps on one path: every choice is in the URL, so that the browser's back button goes back one step. */
export function ConsultCreateScreen() {
  const booking = bookingOf(useSearch({ strict: false }))
  const { data: profile } = useRead(readShellProfile, {}, { quiet: true })
  const own = useRead(listAppointments, ongoingInput, { quiet: true })
  const branches = useRead(listBranchOptions, {}, { quiet: true, staleTime: Number.POSITIVE_INFINITY })
  const place = branches.data?.find(({ id }) => id === booking.branch)
  const today = useToday(place?.timezone, branches.dataUpdatedAt)
  const [had, setHad] = useState<boolean>()
  // Data read before the patient booked or cancelled is not trusted.
  const outdated = had === undefined && own.isFetching && own.isStale && !own.isFetchedAfterMount
  if (had === undefined && own.data && !outdated) setHad(own.data.items.ongoing !== null)
  const failed = [own, branches].filter(({ isError, data }) => isError && !data)

  function content() {
    if (failed.length > 0) {
      return (
        <ErrorState
          title="Jadwal gagal dimuat"
          onRetry={() => failed.forEach(({ refetch }) => void refetch())}
          retrying={failed.some(({ isFetching }) => isFetching)}
        >
          Isian Anda tetap tersimpan di perangkat ini.
        </ErrorState>
      )
    }
    if (!own.data || outdated || !branches.data)
      return <SkeletonList count={2} picture="none" label="Memuat jadwal..." />
    const step = place ? bookingStep(booking, today) : 1
    // An ongoing appointment that appears in the last step was just booked there.
    if (own.data.items.ongoing && (step === 1 || had)) return <OngoingNotice />
    if (profile && !profile.phoneVerified) return <VerifyPhonePrompt phone={profile.phone} />
    if (step === 1) {
      return <ScheduleStep branches={branches.data} booking={booking} moment={branches.dataUpdatedAt} />
    }
    const chosen = { ...booking, date: booking.date!, place: place! }
    if (step === 2) return <DoctorStep {...chosen} />
    return <ComplaintStep {...chosen} doctor={booking.doctor!} />
  }

  return (
    <>
      <TopBar title="Buat janji konsultasi" backHref={backHrefOf(booking)} />
      {content()}
    </>
  )
}

/** One step back, or out of the booking. */
function backHrefOf({ branch, date, doctor, search }: ReturnType<typeof bookingOf>) {
  if (doctor) return bookingPath({ branch, date, search })
  return date ? bookingPath({ branch }) : '/user/consult'
}
