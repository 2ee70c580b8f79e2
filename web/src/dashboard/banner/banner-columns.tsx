import {
  BANNER_EXPIRED,
  BANNER_INACTIVE,
  bannerSlideText,
  listAdminBanners,
  readAdminBanner,
  updateBannerStatus,
  type AdminBanner,
} from '@nmw/contract/banner-desk'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import type { DataColumn } from '../../ui/data-table.tsx'
import { blockedIcon, clockIcon } from '../../ui/state-icons.ts'
import columns from '../kit/columns-of-lists.module.css'
import { dayFigures } from '../kit/day-figures.ts'
import { actsColumn, statusColumn } from '../kit/shared-columns.tsx'

type Acts = { onEdit: (id: string) => void; onDetail: (id: string) => void; onMove: (row: AdminBanner) => void }

const nameOf = ({ title }: AdminBanner) => title

export function bannerColumns({ onEdit, onDetail, onMove }: Acts): DataColumn<AdminBanner>[] {
  return [
    {
      key: 'title',
      header: 'Judul promo',
      fold: 'title',
      cell: ({ title }) => <span className={columns.name}>{title}</span>,
    },
    {
      key: 'period',
      header: 'Periode',
      fold: 'hide',
      className: columns.period,
      cell: ({ startDate, endDate }) => (
        <span className="num dim">
          {dayFigures(startDate)} - {dayFigures(endDate)}
        </span>
      ),
    },
    {
      key: 'url',
      header: 'Tautan',
      minor: true,
      fold: 'hide',
      className: columns.kind,
      cell: ({ url }) => <span className={`dim ${columns.line}`}>{url || 'Halaman promo'}</span>,
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
