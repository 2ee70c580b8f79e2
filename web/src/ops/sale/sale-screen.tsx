import { listSales, type SaleRow } from '@nmw/contract/ops-sale'
import { formatRupiah } from '@nmw/contract/rupiah'
import { type HandBack, reopened, voidSale } from '@nmw/contract/sale'
import { dayIn } from '@nmw/contract/zone'
import { useState } from 'react'
import { formatDay } from '../../lib/format/format-day.ts'
import { formatTime } from '../../lib/format/format-moment.ts'
import { serverNow } from '../../lib/format/server-clock.ts'
import { useRead } from '../../lib/reads/use-endpoint.ts'
import { Badge } from '../../ui/list/badge.tsx'
import { BoxDrawing } from '../../ui/drawing/box-drawing.tsx'
import { DataTable, type DataColumn } from '../../ui/list/data-table.tsx'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import { Pagination } from '../../ui/list/pagination.tsx'
import { Section } from '../../ui/list/section.tsx'
import { blockedIcon, checkIcon } from '../../ui/icon/state-icons.ts'
import { ActButton } from '../../shared/staff/act-button.tsx'
import { AskBeforeLeaving } from '../../shared/staff/ask-before-leaving.tsx'
import { DaySwitch } from '../kit/day-switch.tsx'
import place from '../kit/list-place.module.css'
import { LiveList } from '../kit/live-list.tsx'
import { ShownDate } from '../kit/shown-date.tsx'
import { useAct } from '../kit/use-act.ts'
import { OpsHead } from '../shell/ops-head.tsx'
import { useBranch } from '../shell/work-branch.ts'
import { SaleForm } from './sale-form.tsx'
import styles from './sale-screen.module.css'

export function SaleScreen() {
  const { id } = useBranch()
  return (
    <>
      <OpsHead title="Kasir" />
      <div className={place.place}>
        <div className={styles.columns}>
          <AskBeforeLeaving>
            <SaleForm />
          </AskBeforeLeaving>
          <SalesOfDay key={id} />
        </div>
      </div>
    </>
  )
}

/** Today's sales, live, or those of an earlier day, to void one. */
function SalesOfDay() {
  const { timezone } = useBranch()
  const [chosen, choose] = useState<string>()
  const today = dayIn(timezone, new Date(serverNow()))
  const show = (day: string) => choose(day < today ? day : undefined)
  return (
    <Section title="Penjualan" action={<DaySwitch day={chosen ?? today} today={today} past onShow={show} />}>
      <p className={`dim num ${styles.day}`}>
        <ShownDate day={chosen ?? today} isToday={!chosen} />
      </p>
      <Sales key={chosen} day={chosen} />
    </Section>
  )
}

function Sales({ day }: { day: string | undefined }) {
  const { id: branch } = useBranch()
  const [page, setPage] = useState(1)
  const query = { branch, page, ...(day && { day }) }
  const sales = useRead(listSales, { query }, { quiet: true, keepPrevious: true })
  return (
    <LiveList
      read={sales}
      failed="Penjualan gagal dimuat"
      paged={{ info: ({ page: info }) => info, onPage: setPage }}
      isEmpty={({ datas }) => datas.length === 0}
      empty={
        <EmptyState
          level={3}
          art={<BoxDrawing />}
          title={day ? 'Tidak ada penjualan pada tanggal ini' : 'Belum ada penjualan hari ini'}
        >
          <p>{day ? 'Pilih hari lain.' : 'Penjualan yang tersimpan muncul di sini.'}</p>
        </EmptyState>
      }
    >
      {(data) => (
        <DataTable
          caption={`Penjualan ${day ? formatDay(day) : 'hari ini'}`}
          columns={columns}
          rows={data.datas}
          rowKey={({ invoice }) => invoice}
          foot={
            <Pagination
              page={data.page.currentPage}
              totalPages={data.page.totalPage}
              summary={`${data.page.totalData} penjualan`}
              onPage={setPage}
            />
          }
        />
      )}
    </LiveList>
  )
}

function SaleTime({ at }: { at: string }) {
  const { timezone } = useBranch()
  return <span className="num">{formatTime(at, timezone)}</span>
}

function VoidAct({ invoice, handBack }: Pick<SaleRow, 'invoice' | 'handBack'>) {
  const undo = useAct(voidSale, {
    success: (done) =>
      [`${voidSale.success}.`, refundText(done.handBack), done.voucher && `${done.voucher}.`].filter(Boolean).join(' '),
  })
  return (
    <ActButton
      variant="quiet-danger"
      small
      act={async (reason) => (await undo.act({ params: { invoice }, body: { reason } })) !== undefined}
      question={{
        title: `Batalkan ${invoice}?`,
        description: `${refundText(handBack)} Poin dari penjualan ini ditarik; barang, voucher, dan penebusan resep dikembalikan. Tidak dapat diurungkan.`,
        confirm: 'Batalkan',
        danger: true,
        note: { label: 'Alasan', required: true },
      }}
    >
      Batalkan
    </ActButton>
  )
}

/** What the desk pays back, and what stays with the clinic. */
function refundText({ money, downPayment }: HandBack) {
  return [
    money ? `Kembalikan ${formatRupiah(money)}.` : 'Tidak ada uang yang dikembalikan.',
    downPayment && reopened(downPayment),
  ]
    .filter(Boolean)
    .join(' ')
}

const columns: DataColumn<SaleRow>[] = [
  {
    key: 'buyer',
    header: 'Pembeli',
    fold: 'title',
    cell: ({ buyer, invoice }) => (
      <span className={styles.two}>
        <span className="clip strong">{buyer}</span>
        <span className="clip dim tiny num">{invoice}</span>
      </span>
    ),
  },
  {
    key: 'at',
    header: 'Jam',
    minor: true,
    className: styles.time,
    cell: ({ createdAt }) => <SaleTime at={createdAt} />,
  },
  {
    key: 'total',
    header: 'Total',
    align: 'end',
    className: styles.total,
    cell: ({ total, paid, downPayment }) => (
      <span className={styles.two}>
        <b>{formatRupiah(downPayment ? paid : total)}</b>
        {downPayment ? <span className="dim tiny">dari {formatRupiah(total)}</span> : null}
      </span>
    ),
  },
  {
    key: 'state',
    header: 'Status',
    fold: 'end',
    className: styles.state,
    cell: ({ voidReason, downPayment }) => (
      <Badge tone={voidReason ? 'danger' : 'success'} icon={voidReason ? blockedIcon : checkIcon}>
        {voidReason ? 'Batal' : downPayment ? 'Uang muka' : 'Lunas'}
      </Badge>
    ),
  },
  {
    key: 'act',
    header: 'Tindakan',
    hideHeader: true,
    fold: 'end',
    align: 'end',
    className: styles.act,
    cell: ({ invoice, handBack, voidReason }) =>
      voidReason ? null : <VoidAct invoice={invoice} handBack={handBack} />,
  },
]
