import { listVouchers } from '@nmw/contract/voucher'
import { useRead } from '../../lib/reads/use-endpoint.ts'
import { cardClass } from '../../ui/frame/card-class.ts'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { SkeletonGroup } from '../../ui/state/skeleton-group.tsx'
import { Skeleton } from '../../ui/state/skeleton.tsx'
import { TicketDrawing } from './ticket-drawing.tsx'
import { VoucherCard } from './voucher-card.tsx'
import styles from './voucher-catalogue.module.css'

export function VoucherCatalogue() {
  const { data, isError, error, isFetching, refetch } = useRead(listVouchers, {}, { quiet: true })
  if (!data && isError) {
    return (
      <ErrorState title="Voucher gagal dimuat" onRetry={() => void refetch()} retrying={isFetching}>
        {error.message}
      </ErrorState>
    )
  }
  if (!data) return <CatalogueSkeleton />
  if (data.length === 0) {
    return (
      <EmptyState art={<TicketDrawing />} title="Belum ada voucher">
        Voucher baru sedang disiapkan. Poin Anda tetap tersimpan.
      </EmptyState>
    )
  }
  return (
    <ul className={styles.grid}>
      {data.map((voucher) => (
        <VoucherCard key={voucher.id} voucher={voucher} />
      ))}
    </ul>
  )
}

function CatalogueSkeleton() {
  return (
    <SkeletonGroup className={styles.grid} label="Memuat voucher...">
      {Array.from({ length: 4 }, (_, place) => (
        <div key={place} className={`${cardClass()} ${styles.piece}`}>
          <Skeleton shape="block" className={styles.picture} />
          <Skeleton shape="title" />
          <Skeleton width={90} />
          <Skeleton shape="button" width={100} />
        </div>
      ))}
    </SkeletonGroup>
  )
}
