import type { listAppointments } from '@nmw/contract/appointment'
import type { Result } from '@nmw/contract/endpoint'
import { CalendarDrawing } from '../../../ui/drawing/calendar-drawing.tsx'
import { buttonClass } from '../../../ui/frame/button-class.ts'
import { EmptyState } from '../../../ui/state/empty-state.tsx'
import { Pagination } from '../../../ui/list/pagination.tsx'
import { Stack } from '../../../ui/frame/stack.tsx'
import { UiLink } from '../../../ui/frame/ui-link.tsx'
import { AppointmentCard } from './appointment-card.tsx'
import { bookingStart } from '../booking-url.ts'

type AppointmentHistoryProps = Result<typeof listAppointments> & {
  /** the previous page is still shown */
  waiting: boolean
}

export function AppointmentHistory({ items, page, waiting }: AppointmentHistoryProps) {
  if (items.history.length === 0) {
    return (
      <EmptyState
        art={<CalendarDrawing />}
        title={page.totalData ? 'Halaman ini kosong' : 'Belum ada riwayat konsultasi'}
        action={
          <UiLink
            href={page.totalData ? '/user/consult?category=history' : bookingStart}
            className={buttonClass({ variant: 'soft' })}
          >
            {page.totalData ? 'Ke halaman pertama' : 'Buat janji'}
          </UiLink>
        }
      >
        Konsultasi yang selesai atau dibatalkan tersimpan di sini.
      </EmptyState>
    )
  }
  return (
    <Stack gap={3} aria-busy={waiting}>
      {items.history.map((appointment) => (
        <AppointmentCard key={appointment.id} appointment={appointment} />
      ))}
      <Pagination
        label="Halaman riwayat"
        page={page.currentPage}
        totalPages={page.totalPage}
        summary={`${page.totalData} konsultasi`}
        hrefFor={(number) => `/user/consult?category=history&page=${number}`}
      />
    </Stack>
  )
}
