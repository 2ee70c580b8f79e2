import {
  BANNER_EXPIRED,
  BANNER_INACTIVE,
  bannerSlideText,
  listAdminBanners,
  readAdminBanner,
  updateBannerStatus,
  type AdminBanner,
} from '@nmw/contract/banner-desk'
import { Badge } from '../../ui/list/badge.tsx'
import { Button } from '../../ui/frame/button.tsx'
import { classNames } from '../../ui/frame/class-names.ts'
import type { DataColumn } from '../../ui/list/data-table.tsx'
import { blockedIcon, clockIcon } from '../../ui/icon/state-icons.ts'
import columns from '../kit/columns-of-lists.module.css'
import { formatNumericDate } from '../kit/numeric-date.ts'
import { NameCell } from '../kit/name-cell.tsx'
import { actsColumn, statusColumn } from '../kit/shared-columns.tsx'

type Acts = { onEdit: (id: string) => void; onDetail: (id: string) => void; onMove: (row: AdminBanner) => void }

const nameOf = ({ title }: AdminBanner) => title
const periodOf = ({ startDate, endDate }: AdminBanner) =>
  `${formatNumericDate(startDate)} - ${formatNumericDate(endDate)}`
const targetOf = ({ url }: AdminBanner) => url || 'Halaman promo'

export function bannerColumns({ onEdit, onDetail, onMove }: Acts): DataColumn<AdminBanner>[] {
  return [
    {
      key: 'title',
      header: 'Judul promo',
      fold: 'title',
      cell: (row) => <NameCell name={row.title} under={`${periodOf(row)}, ${targetOf(row)}`} />,
    },
    {
      key: 'period',
      header: 'Periode',
      fold: 'hide',
      className: classNames(columns.period, columns.below),
      cell: (row) => <span className="num dim">{periodOf(row)}</span>,
    },
    {
      key: 'url',
      header: 'Tautan',
      fold: 'hide',
      className: classNames(columns.kind, columns.below),
      cell: (row) => <span className={`dim ${columns.line}`}>{targetOf(row)}</span>,
    },
    {
      key: 'slide',
      header: 'Slide aktif',
      className: columns.slide,
      cell: (row) =>
        row.expired || !row.status ? <SlideState row={row} /> : <SlideButton row={row} onMove={onMove} />,
    },
    statusColumn({
      kind: 'banner',
      endpoint: updateBannerStatus,
      refreshes: [listAdminBanners, readAdminBanner],
      nameOf,
    }),
    actsColumn({ nameOf, onEdit, onDetail }),
  ]
}

export function SlideState({ row }: { row: Pick<AdminBanner, 'expired' | 'status' | 'order'> }) {
  if (row.expired)
    return (
      <Badge tone="warning" icon={clockIcon}>
        {BANNER_EXPIRED}
      </Badge>
    )
  if (row.status) return <span className="num">{bannerSlideText(row.order)}</span>
  return <Badge icon={blockedIcon}>{BANNER_INACTIVE}</Badge>
}

function SlideButton({ row, onMove }: { row: AdminBanner; onMove: (row: AdminBanner) => void }) {
  return (
    <Button
      variant="soft"
      small
      aria-label={`Ubah urutan ${row.title}, slide ${row.order}`}
      onClick={() => onMove(row)}
    >
      {bannerSlideText(row.order)}
    </Button>
  )
}
