import { PAGE_INVALID } from '@nmw/contract/appointment'
import { useParams } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { CalendarDrawing } from '../../../ui/drawing/calendar-drawing.tsx'
import { buttonClass } from '../../../ui/frame/button-class.ts'
import { EmptyState } from '../../../ui/state/empty-state.tsx'
import { SkeletonList } from '../../../ui/state/skeleton-list.tsx'
import { TopBar } from '../../../ui/nav/top-bar.tsx'
import { UiLink } from '../../../ui/frame/ui-link.tsx'
import { bookingStart } from '../booking-url.ts'
import { ConsultPayForm } from './consult-pay-form.tsx'
import type { ConsultDraft } from '../consult-draft.ts'
import { useConsultDraft } from '../use-consult-draft.ts'

/** Pays for the booking that its last step has stored on this device. */
export function ConsultPayScreen() {
  const { id } = useParams({ strict: false })
  const { draft } = useConsultDraft()
  const fitting = useMemo(() => payable(draft, id), [draft, id])
  // All tabs share one draft: a booking started in another tab is not the one paid here.
  const [lastPayable, setLastPayable] = useState(fitting)
  if (fitting && fitting !== lastPayable) setLastPayable(fitting)
  const paid = fitting ?? payable(lastPayable, id)

  function content() {
    if (!draft) return <SkeletonList count={2} label="Memuat pembayaran..." />
    if (!paid) {
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
    return <ConsultPayForm draft={paid} />
  }

  return (
    <>
      <TopBar title="Bayar konsultasi" backHref={(paid ?? draft)?.returnUrl ?? bookingStart} />
      {content()}
    </>
  )
}

/** The draft, if it is complete and belongs to this session. */
function payable(draft: ConsultDraft | undefined, id: string | undefined) {
  const { session, note = '', photos = [] } = draft ?? {}
  if (!draft || !session || String(session.rsdId) !== id || !note.trim() || photos.length === 0) return undefined
  return { ...draft, session }
}
