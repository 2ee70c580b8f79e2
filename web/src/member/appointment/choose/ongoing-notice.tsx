import { ONE_ONGOING } from '@nmw/contract/appointment'
import { useEffect, useEffectEvent } from 'react'
import { useDelayedRedirect } from '../../../lib/page/use-delayed-redirect.ts'
import { CalendarDrawing } from '../../../ui/drawing/calendar-drawing.tsx'
import { buttonClass } from '../../../ui/frame/button-class.ts'
import { EmptyState } from '../../../ui/state/empty-state.tsx'
import { UiLink } from '../../../ui/frame/ui-link.tsx'
import { useConsultDraft } from '../use-consult-draft.ts'

const REDIRECT_DELAY = 2000

export function OngoingNotice() {
  const { draft, clear } = useConsultDraft()
  // The booking was sent and its answer was lost: this is the result.
  const booked = draft?.attempt !== undefined
  const forget = useEffectEvent(clear)
  useEffect(() => {
    if (booked) forget()
  }, [booked])
  useDelayedRedirect({ when: true, to: '/user/consult', after: REDIRECT_DELAY })
  return (
    <div role="status">
      <EmptyState
        art={<CalendarDrawing />}
        title={ONE_ONGOING}
        action={
          <UiLink href="/user/consult" className={buttonClass({ variant: 'soft' })}>
            Lihat konsultasi
          </UiLink>
        }
      >
        Anda dapat membuat janji baru setelah konsultasi itu selesai atau dibatalkan.
      </EmptyState>
    </div>
  )
}
