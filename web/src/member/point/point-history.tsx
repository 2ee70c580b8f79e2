import { listPointHistory, type PointHistoryItem } from '@nmw/contract/point'
import { useRead } from '../../lib/reads/use-endpoint.ts'
import { buttonClass } from '../../ui/frame/button-class.ts'
import { Card } from '../../ui/frame/card.tsx'
import { classNames } from '../../ui/frame/class-names.ts'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { Pagination } from '../../ui/list/pagination.tsx'
import { SkeletonList } from '../../ui/state/skeleton-list.tsx'
import { UiLink } from '../../ui/frame/ui-link.tsx'
import { TicketDrawing } from '../voucher/ticket-drawing.tsx'
import { formatZonedMoment } from '../voucher/voucher-texts.ts'
import { historyInput, historyPath } from './history-input.ts'
import styles from './point-history.module.css'

const figures = new Intl.NumberFormat('id-ID')

export function PointHistory({ page }: { page: string | undefined }) {
  const input = historyInput(page)
  const { data, isError, error, isFetching, refetch } = useRead(listPointHistory, input, {
    quiet: true,
    keepPrevious: true,
  })
  if (!data && isError) {
    return (
      <ErrorState title="Riwayat poin gagal dimuat" onRetry={() => void refetch()} retrying={isFetching}>
        {error.message}
      </ErrorState>
    )
  }
  if (!data) return <SkeletonList count={4} picture="none" foot={false} label="Memuat riwayat poin..." />
  const { totalData, totalPage, currentPage, limit } = data.page
  if (data.data.length === 0) return <NoHistory elsewhere={totalData > 0} />
  const first = (currentPage - 1) * limit + 1
  return (
    <>
      <Card as="ul" rows aria-busy={isFetching}>
        {data.data.map((item) => (
          <HistoryRow key={item.id} item={item} />
        ))}
      </Card>
      <Pagination
        page={currentPage}
        totalPages={totalPage}
        label="Halaman riwayat poin"
        hrefFor={(number) => (number === 1 ? historyPath : `${historyPath}&page=${number}`)}
        summary={`${figures.format(first)}-${figures.format(first + data.data.length - 1)} dari ${figures.format(totalData)}`}
      />
    </>
  )
}

function HistoryRow({ item }: { item: PointHistoryItem }) {
  const { pointMessage, pointDate, pointMasuk, pointKeluar } = item
  const gained = pointMasuk > 0
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p>{pointMessage}</p>
        <p className="small dim">{formatZonedMoment('Asia/Jakarta', new Date(pointDate))}</p>
      </div>
      <p className={classNames('num', styles.amount, gained && styles.gained)}>
        {gained ? `+${figures.format(pointMasuk)}` : `\u2212${figures.format(pointKeluar)}`}
        <span className="sr-only"> poin</span>
      </p>
    </li>
  )
}

function NoHistory({ elsewhere }: { elsewhere: boolean }) {
  return elsewhere ? (
    <EmptyState
      art={<TicketDrawing />}
      title="Halaman ini kosong"
      action={
        <UiLink href={historyPath} className={buttonClass()}>
          Ke halaman pertama
        </UiLink>
      }
    />
  ) : (
    <EmptyState
      art={<TicketDrawing />}
      title="Belum ada riwayat poin"
      action={
        <UiLink href="/user/services" className={buttonClass()}>
          Lihat Layanan
        </UiLink>
      }
    >
      Setiap transaksi kelipatan Rp&nbsp;100.000 memberi Anda satu poin selama keanggotaan aktif.
    </EmptyState>
  )
}
