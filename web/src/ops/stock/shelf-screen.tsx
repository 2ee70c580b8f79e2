import { listShelves, type Shelf } from '@nmw/contract/ops-stock'
import type { WorkBranch } from '@nmw/contract/ops-branch'
import { useRouter, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { formatDay } from '../../lib/format/format-day.ts'
import type { Search } from '../../lib/reads/load.ts'
import { useRead } from '../../lib/reads/use-endpoint.ts'
import { classNames } from '../../ui/frame/class-names.ts'
import { plusIcon } from '../../ui/icon/action-icons.ts'
import { Badge } from '../../ui/list/badge.tsx'
import { BoxDrawing } from '../../ui/drawing/box-drawing.tsx'
import { Button } from '../../ui/frame/button.tsx'
import { Chip } from '../../ui/list/chip.tsx'
import { DataTable, type DataColumn } from '../../ui/list/data-table.tsx'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import { Pagination } from '../../ui/list/pagination.tsx'
import { PanelLayout } from '../../ui/nav/panel-layout.tsx'
import place from '../kit/list-place.module.css'
import { ListSearchField } from '../kit/list-search-field.tsx'
import { LiveList } from '../kit/live-list.tsx'
import { useListSearch } from '../kit/use-list-search.ts'
import { TwoLines } from '../kit/two-lines.tsx'
import { OpsHead } from '../shell/ops-head.tsx'
import { useBranch } from '../shell/work-branch.ts'
import { ReceiveSheet } from './receive-sheet.tsx'
import { ShelfPanel } from './shelf-panel.tsx'
import styles from './shelf-screen.module.css'
import { expiryBadges } from './stock-labels.ts'

const LIMIT = 25
const filters = ['all', 'soon', 'low'] as const
type Show = (typeof filters)[number]

export function ShelfScreen() {
  const branch = useBranch()
  return <Shelves key={branch.id} branch={branch} />
}

function Shelves({ branch }: { branch: WorkBranch }) {
  const router = useRouter()
  const address: Search = useSearch({ strict: false })
  const item = address['item']
  const [show, setShow] = useState<Show>('all')
  const { text, onText, onPage, query: sought } = useListSearch()
  const [receiving, setReceiving] = useState(false)
  const query = { branch: branch.id, limit: LIMIT, show, ...sought }
  const read = useRead(listShelves, { query }, { quiet: true, keepPrevious: true })
  const open = (wanted: string | undefined) =>
    void router.navigate({
      href: wanted ? `/ops/stock?item=${encodeURIComponent(wanted)}` : '/ops/stock',
      replace: true,
    })
  const labels: Record<Show, string> = { all: 'Semua', soon: 'Segera kedaluwarsa', low: 'Menipis' }
  const counts: Record<Show, number | undefined> = { all: undefined, soon: read.data?.soon, low: read.data?.low }
  return (
    <>
      <OpsHead
        title="Stok"
        search={
          <ListSearchField label="Cari barang" placeholder="Nama atau kode barang" value={text} onText={onText} />
        }
      >
        <Button icon={plusIcon} onClick={() => setReceiving(true)}>
          Terima barang
        </Button>
      </OpsHead>
      <div className={styles.chips}>
        {filters.map((one) => (
          <Chip
            key={one}
            on={show === one}
            onClick={() => {
              setShow(one)
              onPage(1)
            }}
          >
            {labels[one]} {counts[one] === undefined ? null : <b className="num">{counts[one]}</b>}
          </Chip>
        ))}
      </div>
      <PanelLayout panel={item ? <ShelfPanel key={item} item={item} onClose={() => open(undefined)} /> : null}>
        <LiveList
          read={read}
          failed="Stok gagal dimuat"
          paged={{ info: ({ page: info }) => info, onPage }}
          isEmpty={({ datas }) => datas.length === 0}
          empty={
            <EmptyState art={<BoxDrawing />} title="Tidak ada barang di sini">
              <p>{sought.search ? 'Ubah kata pencarian Anda.' : 'Terima barang untuk mengisi rak cabang ini.'}</p>
            </EmptyState>
          }
        >
          {({ datas, page: info }) => (
            <div className={place.place}>
              <DataTable
                caption="Barang di rak"
                columns={columns}
                rows={datas}
                rowKey={({ itemId }) => itemId}
                selectedKey={item}
                onOpen={({ itemId }) => open(itemId)}
                foot={
                  info.totalPage > 1 ? (
                    <Pagination page={info.currentPage} totalPages={info.totalPage} onPage={onPage} />
                  ) : null
                }
              />
            </div>
          )}
        </LiveList>
      </PanelLayout>
      <ReceiveSheet open={receiving} onClose={() => setReceiving(false)} />
    </>
  )
}

const columns: DataColumn<Shelf>[] = [
  {
    key: 'name',
    header: 'Barang',
    fold: 'title',
    cell: ({ name, detail }) => <TwoLines strong first={name} second={detail} />,
  },
  {
    key: 'expiry',
    header: 'Kedaluwarsa terdekat',
    className: classNames(styles.expiry, place.leaves),
    cell: (shelf) => <Expiry shelf={shelf} />,
  },
  {
    key: 'reserved',
    header: 'Dipesan',
    align: 'end',
    minor: true,
    fold: 'hide',
    className: classNames(styles.number, place.leaves),
    cell: ({ reserved }) => <span className="num dim">{reserved}</span>,
  },
  {
    key: 'onHand',
    header: 'Di rak',
    align: 'end',
    fold: 'hide',
    className: styles.number,
    cell: ({ onHand }) => <span className="num">{onHand}</span>,
  },
  {
    key: 'available',
    header: 'Tersedia',
    align: 'end',
    fold: 'end',
    className: styles.number,
    cell: ({ available }) => <b className="num">{available}</b>,
  },
]

function Expiry({ shelf: { nextExpiry, soon, expired } }: { shelf: Shelf }) {
  const badge = expired ? expiryBadges.expired : soon ? expiryBadges.soon : undefined
  if (!nextExpiry) return <span className="dim">Rak kosong</span>
  if (!badge) return <span className="num dim">{formatDay(nextExpiry)}</span>
  return (
    <Badge tone={badge.tone} icon={badge.icon}>
      <span className="sr-only">{badge.word}, </span>
      {expired || soon} pada {formatDay(nextExpiry)}
    </Badge>
  )
}
