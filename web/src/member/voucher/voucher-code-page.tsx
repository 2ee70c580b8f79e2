import { listMemberVouchers, type MemberVoucher } from '@nmw/contract/voucher'
import { useRead } from '../../lib/reads/use-endpoint.ts'
import { EmptyContent } from '../../ui/state/empty-content.tsx'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { Note } from '../../ui/frame/note.tsx'
import { SkeletonList } from '../../ui/state/skeleton-list.tsx'
import { CancelRedemptionButton } from './cancel-redemption-button.tsx'
import styles from './voucher-code-page.module.css'
import { VoucherTicket } from './voucher-ticket.tsx'
import { VoucherTerms } from './voucher-terms.tsx'
import { describeEnd } from './voucher-texts.ts'

export function VoucherCodePage({ id }: { id: string | undefined }) {
  const { data, isError, error, isFetching, refetch } = useRead(listMemberVouchers, {}, { quiet: true })
  if (!data && isError) {
    return (
      <ErrorState title="Voucher gagal dimuat" onRetry={() => void refetch()} retrying={isFetching}>
        {error.message}
      </ErrorState>
    )
  }
  if (!data) return <SkeletonList count={2} picture="none" foot={false} label="Memuat voucher..." />
  const voucher = data.voucher.find((one) => String(one.id) === id)
  return voucher ? <VoucherCode voucher={voucher} /> : <EmptyContent level={2} />
}

function VoucherCode({ voucher }: { voucher: MemberVoucher }) {
  const { used, expired, cancellable, terms, usageSteps } = voucher
  return (
    <div className={styles.page}>
      <div className={styles.ticket}>
        <VoucherTicket voucher={voucher} />
        {used || expired ? (
          <Note tone="plain">{describeEnd(voucher)}. Kodenya tidak berlaku lagi.</Note>
        ) : (
          <p className="small dim">Tunjukkan kode ini kepada petugas kasir. Jangan bagikan kepada orang lain.</p>
        )}
      </div>
      <div className={styles.rest}>
        <VoucherTerms terms={terms} usageSteps={usageSteps} />
        {cancellable ? <CancelRedemptionButton voucher={voucher} /> : null}
      </div>
    </div>
  )
}
