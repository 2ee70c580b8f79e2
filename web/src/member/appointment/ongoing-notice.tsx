import { ONE_ONGOING } from '@nmw/contract/appointment'
import { useLeaveLater } from '../../lib/use-leave-later.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { UiLink } from '../../ui/ui-link.tsx'

const LEAVES_AFTER = 2000

export function OngoingNotice() {
  useLeaveLater({ when: true, to: '/user/consult', after: LEAVES_AFTER })
  return (
    <div role="status">
      <EmptyState
        art="/art/empty-consult.svg"
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
