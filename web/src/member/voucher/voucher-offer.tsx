import { readMembership } from '@nmw/contract/point'
import { readVoucher } from '@nmw/contract/voucher'
import { ApiError } from '../../lib/call/call.ts'
import { formatDay } from '../../lib/format/format-day.ts'
import { useRead } from '../../lib/reads/use-endpoint.ts'
import { Card } from '../../ui/frame/card.tsx'
import { EmptyContent } from '../../ui/state/empty-content.tsx'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { SkeletonList } from '../../ui/state/skeleton-list.tsx'
import styles from './voucher-offer.module.css'
import { VoucherOptions } from './voucher-options.tsx'
import { VoucherPicture } from './voucher-picture.tsx'
import { VoucherTerms } from './voucher-terms.tsx'
import { formatPointNumber } from './voucher-texts.ts'

export function VoucherOffer({ name }: { name: string }) {
  const { data, isError, error, isFetching, refetch } = useRead(readVoucher, { query: { id: name } }, { quiet: true })
  const { data: membership } = useRead(readMembership, {}, { quiet: true })
  if (!data && isError) {
    if (error instanceof ApiError && error.status === 404) return <EmptyContent level={2} />
    return (
      <ErrorState title="Voucher gagal dimuat" onRetry={() => void refetch()} retrying={isFetching}>
        {error.message}
      </ErrorState>
    )
  }
  if (!data) return <SkeletonList count={3} picture="none" label="Memuat voucher..." />
  const { header, detail } = data
  return (
    <div className={styles.offer}>
      <Card className={styles.head}>
        <VoucherPicture image={header.MPIMAGES} width={768} eager />
        <div className={styles.words}>
          <h2 className="h2">{header.MPVUNAMA}</h2>
          <p className="small dim">Dapat ditukar hingga {formatDay(header.MPVUTANGGAL2)}</p>
        </div>
      </Card>
      <div className={styles.rest}>
        <section aria-labelledby="pilihan">
          <div className={styles.heading}>
            <h2 className="h2" id="pilihan">
              Pilih perawatan
            </h2>
            {membership ? <p className="small dim">Poin Kamu: {formatPointNumber(membership.userPoint)}</p> : null}
          </div>
          <VoucherOptions options={detail} membership={membership} />
        </section>
        <VoucherTerms terms={header.terms} usageSteps={header.usageSteps} />
      </div>
    </div>
  )
}
