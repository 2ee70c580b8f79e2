import { PAGE_INVALID } from '@nmw/contract/appointment'
import { useParams } from '@tanstack/react-router'
import { CalendarDrawing } from '../../ui/calendar-drawing.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { SkeletonList } from '../../ui/skeleton-list.tsx'
import { TopBar } from '../../ui/top-bar.tsx'
import { UiLink } from '../../ui/ui-link.tsx'
import { bookingStart } from './booking-address.ts'
import { ConsultPayForm } from './consult-pay-form.tsx'
import { useConsultDraft } from './use-consult-draft.ts'

/** Pays what the last step of a booking has left on this device. */
export function ConsultPayScreen() {
  const { id } = useParams({ strict: false })
  const { draft } = useConsultDraft()

  function content() {
    if (!draft) return <SkeletonList count={2} label="Memuat pembayaran..." />
    const { session, note, photos } = draft
    if (!session || String(session.rsdId) !== id || !note.trim() || photos.length === 0) {
      return (
        <EmptyState
          art={<CalendarDrawing />}
          title={PAGE_INVALID}
          action={
            <UiLink href={bookingStart} className={buttonClass()}>
              Buat janji
            </UiLink>
          }
        >
          Janji ini tidak ada di perangkat Anda. Mulai lagi dari memilih jadwal.
        </EmptyState>
      )
    }
    return <ConsultPayForm draft={{ ...draft, session }} />
  }

  return (
    <>
      <TopBar title="Bayar konsultasi" backHref={draft?.returnUrl ?? bookingStart} />
      {content()}
    </>
  )
}
