import type { WorkBranch } from '@nmw/contract/ops-branch'
import { listRefunds, type RefundItem, type RefundState } from '@nmw/contract/ops-refund'
import { formatRupiah } from '@nmw/contract/rupiah'
import { dayIn, type Zone } from '@nmw/contract/zone'
import { useState } from 'react'
import { formatDay } from '../../lib/format/format-day.ts'
import { useRead } from '../../lib/reads/use-endpoint.ts'
import { classNames } from '../../ui/frame/class-names.ts'
import { Badge } from '../../ui/list/badge.tsx'
import { Chip } from '../../ui/list/chip.tsx'
import { ClipboardDrawing } from '../../ui/drawing/clipboard-drawing.tsx'
import { DataTable, type DataColumn } from '../../ui/list/data-table.tsx'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import { Pagination } from '../../ui/list/pagination.tsx'
import { PanelLayout } from '../../ui/nav/panel-layout.tsx'
import { Row } from '../../ui/list/row.tsx'
import { Clip } from '../kit/clip.tsx'
import place from '../kit/list-place.module.css'
import { LiveList } from '../kit/live-list.tsx'
import { TwoLines } from '../kit/two-lines.tsx'
import { OpsHead } from '../shell/ops-head.tsx'
import { useBranch } from '../shell/work-branch.ts'
import { RefundPanel } from './refund-panel.tsx'
import styles from './refund-screen.module.css'
import { refundBadges } from './refund-labels.ts'

const filters: { state: RefundState | undefined; word: string }[] = [
  { state: undefined, word: 'Menunggu' },
  { state: 'DIAJUKAN', word: 'Diajukan' },
  { state: 'DISETUJUI', word: 'Disetujui' },
  { state: 'DITRANSFER', word: 'Ditransfer' },
  { state: 'DITOLAK', word: 'Ditolak' },
]

export function RefundScreen() {
  const branch = useBranch()
  return <Refunds key={branch.id} branch={branch} />
}

function Refunds({ branch }: { branch: WorkBranch }) {
  const [state, setState] = useState<RefundState>()
  const [page, setPage] = useState(1)
  const [opened, setOpened] = useState<number>()
  const query = { branch: branch.id, page, ...(state ? { state } : {}) }
  const refunds = useRead(listRefunds, { query }, { quiet: true, keepPrevious: true })
  return (
    <>
      <OpsHead title="Pengembalian dana" />
      <Row gap={2} wrap className={styles.filter}>
        {filters.map((filter) => (
          <Chip
            key={filter.word}
            on={state === filter.state}
            onClick={() => {
              setState(filter.state)
              setPage(1)
            }}
          >
            {filter.word}
          </Chip>
        ))}
      </Row>
      <PanelLayout
        panel={opened ? <RefundPanel key={opened} id={opened} onClose={() => setOpened(undefined)} /> : null}
      >
        <LiveList
          read={refunds}
          failed="Daftar kasus gagal dimuat"
          paged={{ info: ({ page: info }) => info, onPage: setPage }}
          isEmpty={({ datas }) => datas.length === 0}
          empty={
            <EmptyState art={<ClipboardDrawing />} title="Tidak ada kasus di sini">
              <p>Permintaan pasien dan kasus dari klinik tampil begitu dibuka.</p>
            </EmptyState>
          }
        >
          {(data) => (
            <div className={place.place}>
              <DataTable
                caption="Kasus pengembalian dana"
                columns={refundColumns(branch.timezone)}
                rows={data.datas}
                rowKey={({ id }) => String(id)}
                selectedKey={opened === undefined ? undefined : String(opened)}
                onOpen={({ id }) => setOpened(id)}
                foot={
                  <Pagination
                    page={data.page.currentPage}
                    totalPages={data.page.totalPage}
                    summary={`${data.page.totalData} kasus`}
                    onPage={setPage}
                  />
                }
              />
            </div>
          )}
        </LiveList>
      </PanelLayout>
    </>
  )
}

/** Dates in the time zone of the branch. */
export const refundColumns = (timezone: Zone): DataColumn<RefundItem>[] => [
  {
    key: 'patient',
    header: 'Pasien',
    fold: 'title',
    cell: ({ patientName, invoice }) => <TwoLines strong first={patientName} num second={invoice} />,
  },
  {
    key: 'reason',
    header: 'Alasan',
    minor: true,
    fold: 'hide',
    cell: ({ reason }) => <Clip>{reason}</Clip>,
  },
  {
    key: 'day',
    header: 'Dibuka',
    className: classNames(styles.day, place.leaves),
    cell: ({ createdAt }) => <span className="num">{formatDay(dayIn(timezone, new Date(createdAt)))}</span>,
  },
  {
    key: 'bank',
    header: 'Rekening',
    className: classNames(styles.bank, place.leaves),
    fold: 'hide',
    cell: ({ hasBank }) => (hasBank ? 'Ada' : <span className="dim">Belum ada</span>),
  },
  {
    key: 'amount',
    header: 'Jumlah',
    align: 'end',
    className: styles.amount,
    cell: ({ amount }) => <b>{formatRupiah(amount)}</b>,
  },
  {
    key: 'state',
    header: 'Status',
    className: styles.state,
    fold: 'end',
    cell: ({ state }) => {
      const { tone, icon, word } = refundBadges[state]
      return (
        <Badge tone={tone} icon={icon}>
          {word}
        </Badge>
      )
    },
  },
]
