import { DISPENSARY_STATES, type DispensaryOrder, listDispensaryOrders } from '@nmw/contract/ops-order'
import { formatRupiah } from '@nmw/contract/rupiah'
import { useRouter, useSearch } from '@tanstack/react-router'
import { formatWhen } from '../../lib/format/format-when.ts'
import type { Search } from '../../lib/reads/load.ts'
import { serverNow } from '../../lib/format/server-clock.ts'
import { useRead } from '../../lib/reads/use-endpoint.ts'
import { useTypedSearch } from '../../lib/form/use-typed-search.ts'
import { Badge } from '../../ui/list/badge.tsx'
import { BoxDrawing } from '../../ui/drawing/box-drawing.tsx'
import { Chip } from '../../ui/list/chip.tsx'
import { classNames } from '../../ui/frame/class-names.ts'
import { DataTable, type DataColumn } from '../../ui/list/data-table.tsx'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import { prescriptionIcon } from '../../ui/icon/navigation-icons.ts'
import { Pagination } from '../../ui/list/pagination.tsx'
import { SearchDrawing } from '../../ui/drawing/search-drawing.tsx'
import listPath from '../kit/list-place.module.css'
import { ListSearchField } from '../kit/list-search-field.tsx'
import { LiveList } from '../kit/live-list.tsx'
import { TwoLines } from '../kit/two-lines.tsx'
import { OpsHead } from '../shell/ops-head.tsx'
import { useBranch } from '../shell/work-branch.ts'
import { type DispensaryPlace, hrefOf, placeIn } from './dispensary-place.ts'
import styles from './dispensary-screen.module.css'
import { badgeOf, dispensaryStateLabels } from './dispensary-labels.ts'

const LIMIT = 25

export function DispensaryScreen() {
  const branch = useBranch()
  const router = useRouter()
  const address: Search = useSearch({ strict: false })
  const place = placeIn(address)
  const { state, search } = place
  const read = useRead(
    listDispensaryOrders,
    { query: { branch: branch.id, ...place, limit: LIMIT } },
    { quiet: true, keepPrevious: true },
  )
  function show(wanted: Partial<DispensaryPlace>) {
    void router.navigate({ href: hrefOf({ ...place, page: 1, ...wanted }), replace: true })
  }
  const toPage = (at: number) => show({ page: at })
  const { typed, setTyped } = useTypedSearch({
    asked: search,
    ask: (search) => show({ search }),
    milliseconds: 300,
  })
  return (
    <>
      <OpsHead
        title="Pesanan apotek"
        search={
          <ListSearchField
            label="Cari pesanan"
            placeholder="Nama pasien atau nomor pesanan"
            value={typed}
            onText={setTyped}
          />
        }
      />
      <div className={styles.chips}>
        {DISPENSARY_STATES.map((one) => (
          <Chip key={one} on={state === one} onClick={() => show({ state: one })}>
            {dispensaryStateLabels[one]} <b className="num">{read.data?.counts[one] ?? 0}</b>
          </Chip>
        ))}
      </div>
      <LiveList
        read={read}
        failed="Pesanan gagal dimuat"
        paged={{ info: ({ page: info }) => info, onPage: toPage }}
        isEmpty={({ orders }) => orders.length === 0}
        empty={
          search ? (
            <EmptyState art={<SearchDrawing />} title="Tidak ada pesanan yang cocok di sini">
              <p>Angka di atas memberi tahu di status mana pesanan ditemukan. Jika semuanya nol, periksa ejaan.</p>
            </EmptyState>
          ) : (
            <EmptyState art={<BoxDrawing />} title="Tidak ada pesanan di sini">
              <p>Pesanan baru tampil sendiri begitu pasien membayar.</p>
            </EmptyState>
          )
        }
      >
        {({ orders, page: { currentPage, totalPage, totalData } }) => (
          <DataTable
            caption={dispensaryStateLabels[state]}
            columns={columns}
            rows={orders}
            rowKey={({ invoice }) => invoice}
            onOpen={({ invoice }) =>
              void router.navigate({ href: `/ops/order/${invoice}`, state: { openedFrom: place } })
            }
            foot={
              <Pagination page={currentPage} totalPages={totalPage} summary={`${totalData} pesanan`} onPage={toPage} />
            }
          />
        )}
      </LiveList>
    </>
  )
}

const columns: DataColumn<DispensaryOrder>[] = [
  {
    key: 'patient',
    header: 'Pasien',
    fold: 'title',
    className: styles.patient,
    cell: ({ patientName, invoice }) => <TwoLines strong first={patientName} num second={invoice} />,
  },
  {
    key: 'items',
    header: 'Barang',
    fold: 'hide',
    cell: ({ items, prescribed }) => (
      <span className={styles.items}>
        {prescribed ? (
          <Badge tone="brand" icon={prescriptionIcon}>
            Resep
          </Badge>
        ) : null}
        <span className="clip">{items.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ')}</span>
      </span>
    ),
  },
  {
    key: 'shipping',
    header: 'Pengiriman',
    minor: true,
    className: styles.shipping,
    cell: ({ shippingName }) => <span className="clip">{shippingName}</span>,
  },
  {
    key: 'paid',
    header: 'Dibayar',
    className: classNames(styles.paid, listPath.leaves),
    cell: ({ paidAt }) => <span className="num dim">{paidAt ? formatWhen(paidAt, serverNow()) : ''}</span>,
  },
  {
    key: 'total',
    header: 'Total',
    minor: true,
    align: 'end',
    className: styles.total,
    cell: ({ total }) => <span className="num">{formatRupiah(total)}</span>,
  },
  {
    key: 'state',
    header: 'Status',
    fold: 'end',
    className: styles.state,
    cell: (order) => <Badge {...badgeOf(order)}>{badgeOf(order).word}</Badge>,
  },
]
