import { ENDED_VOUCHERS_SHOWN, listMemberVouchers, type MemberVoucher } from '@nmw/contract/voucher'
import { useId } from 'react'
import { useRead } from '../../lib/reads/use-endpoint.ts'
import { buttonClass } from '../../ui/frame/button-class.ts'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { SkeletonList } from '../../ui/state/skeleton-list.tsx'
import { UiLink } from '../../ui/frame/ui-link.tsx'
import { MemberVoucherCard } from './member-voucher-card.tsx'
import styles from './member-voucher-list.module.css'
import { TicketDrawing } from './ticket-drawing.tsx'
import { pointPath } from './voucher-paths.ts'

export function MemberVoucherList() {
  const { data, isError, error, isFetching, refetch } = useRead(listMemberVouchers, {}, { quiet: true })
  if (!data && isError) {
    return (
      <ErrorState title="Voucher gagal dimuat" onRetry={() => void refetch()} retrying={isFetching}>
        {error.message}
      </ErrorState>
    )
  }
  if (!data) return <SkeletonList count={3} foot={false} label="Memuat voucher..." />
  const usable = data.voucher.filter(({ used, expired }) => !used && !expired)
  const ended = data.voucher.filter(({ used, expired }) => used || expired)
  return (
    <div className={styles.lists}>
      {usable.length ? (
        <VoucherGroup title="Dapat dipakai" vouchers={usable} />
      ) : (
        <EmptyState
          art={<TicketDrawing />}
          title={ended.length ? 'Tidak ada voucher yang dapat dipakai' : 'Belum ada voucher'}
          action={exchange}
        >
          Tukar poin Anda dengan perawatan pilihan di cabang mana pun.
        </EmptyState>
      )}
      {ended.length ? <VoucherGroup title="Terpakai atau kadaluarsa" vouchers={ended} /> : null}
      {ended.length >= ENDED_VOUCHERS_SHOWN ? (
        <p className="small dim">Hanya {ENDED_VOUCHERS_SHOWN} voucher terakhir yang ditampilkan.</p>
      ) : null}
    </div>
  )
}

const exchange = (
  <UiLink href={pointPath} className={buttonClass()}>
    Tukar Poin
  </UiLink>
)

function VoucherGroup({ title, vouchers }: { title: string; vouchers: readonly MemberVoucher[] }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 className={`h3 ${styles.heading}`} id={id}>
        {title} <span className="dim">({vouchers.length})</span>
      </h2>
      <ul className={styles.list}>
        {vouchers.map((voucher) => (
          <MemberVoucherCard key={voucher.id} voucher={voucher} />
        ))}
      </ul>
    </section>
  )
}
