import { APPOINTMENT_MISSING, readAppointment } from '@nmw/contract/appointment'
import { useParams } from '@tanstack/react-router'
import { ApiError } from '../../../lib/call/call.ts'
import { useRead } from '../../../lib/reads/use-endpoint.ts'
import { CalendarDrawing } from '../../../ui/drawing/calendar-drawing.tsx'
import { buttonClass } from '../../../ui/frame/button-class.ts'
import { EmptyState } from '../../../ui/state/empty-state.tsx'
import { ErrorState } from '../../../ui/state/error-state.tsx'
import { SkeletonList } from '../../../ui/state/skeleton-list.tsx'
import { TopBar } from '../../../ui/nav/top-bar.tsx'
import { UiLink } from '../../../ui/frame/ui-link.tsx'
import { AppointmentDetail } from './appointment-detail.tsx'
import { useAppointmentDeadline } from '../use-appointment-deadline.ts'

export function ConsultDetailScreen() {
  const { id } = useParams({ strict: false })
  const { data, error, isFetching, refetch } = useRead(readAppointment, { params: { id } }, { quiet: true })
  const shown = useAppointmentDeadline(data, refetch)

  function content() {
    if (shown) return <AppointmentDetail appointment={shown} />
    // an invalid number, or an appointment of nobody or of another patient
    if (error instanceof ApiError && (error.status === 404 || error.status === 400)) {
      return (
        <EmptyState
          art={<CalendarDrawing />}
          title={APPOINTMENT_MISSING}
          action={
            <UiLink href="/user/consult" className={buttonClass({ variant: 'soft' })}>
              Lihat konsultasi saya
            </UiLink>
          }
        >
          Periksa kembali alamat halaman ini.
        </EmptyState>
      )
    }
    if (error) {
      return (
        <ErrorState title="Janji konsultasi gagal dimuat" onRetry={() => void refetch()} retrying={isFetching}>
          {error.message}
        </ErrorState>
      )
    }
    return <SkeletonList count={2} label="Memuat janji konsultasi..." />
  }

  return (
    <>
      <TopBar title="Detail konsultasi" backHref="/user/consult" />
      {content()}
    </>
  )
}
