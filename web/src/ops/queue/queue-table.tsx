import type { QueueSeat } from '@nmw/contract/ops-queue'
import { timeIn } from '@nmw/contract/zone'
import { Badge } from '../../ui/list/badge.tsx'
import { classNames } from '../../ui/frame/class-names.ts'
import { CalendarDrawing } from '../../ui/drawing/calendar-drawing.tsx'
import { Card } from '../../ui/frame/card.tsx'
import { DataTable, type DataColumn } from '../../ui/list/data-table.tsx'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import { Kbd } from '../../ui/list/kbd.tsx'
import place from '../kit/list-place.module.css'
import { TwoLines } from '../kit/two-lines.tsx'
import { useBranch } from '../shell/work-branch.ts'
import styles from './queue-table.module.css'
import { paymentBadges, stateBadges } from './queue-labels.ts'
import { SeatAct } from './seat-act.tsx'
import type { SeatDay } from './seat-acts.ts'

type QueueTableProps = {
  seats: readonly QueueSeat[]
  selected: number | undefined
  onOpen: (id: number) => void
  filtered: boolean
  day: SeatDay
}

export function QueueTable({ seats, selected, onOpen, filtered, day }: QueueTableProps) {
  const isToday = day === 'today'
  const none = isToday ? 'Belum ada pasien hari ini' : 'Tidak ada pasien pada hari itu'
  if (!seats.length) {
    return (
      <Card>
        <EmptyState art={<CalendarDrawing />} title={filtered ? 'Tidak ada antrean yang cocok' : none}>
          <p>{filtered ? 'Ubah pencarian atau saringan di atas.' : 'Pasien yang membuat janji tampil di sini.'}</p>
        </EmptyState>
      </Card>
    )
  }
  return (
    <div className={place.place}>
      <DataTable
        caption={isToday ? 'Antrean hari ini' : 'Antrean'}
        columns={columnsOf(day)}
        rows={seats}
        rowKey={({ id }) => String(id)}
        selectedKey={selected === undefined ? undefined : String(selected)}
        onOpen={({ id }) => onOpen(id)}
      />
      <p className={styles.keys} aria-hidden="true">
        <Kbd>↑</Kbd> <Kbd>↓</Kbd> pindah baris <Kbd>Enter</Kbd> buka <Kbd>/</Kbd>{' '}
        {isToday ? 'catat hadir dengan nomor' : 'cari'} <Kbd>Esc</Kbd> tutup panel
      </p>
    </div>
  )
}

/** In the time zone of the branch. */
function SeatTime({ at }: { at: string }) {
  const { timezone } = useBranch()
  return <span className="num">{timeIn(timezone, new Date(at))}</span>
}

function Look({ look: { tone, icon, word } }: { look: (typeof stateBadges)['expected'] }) {
  return (
    <Badge tone={tone} icon={icon}>
      {word}
    </Badge>
  )
}

const columnsOf = (day: SeatDay): DataColumn<QueueSeat>[] => [
  { key: 'label', header: 'No.', className: styles.label, cell: ({ label }) => <b className="num">{label}</b> },
  {
    key: 'time',
    header: 'Jam',
    className: styles.time,
    cell: ({ startAt }) => <SeatTime at={startAt} />,
  },
  {
    key: 'patient',
    header: 'Pasien',
    fold: 'title',
    cell: ({ patientName, memberNumber }) => (
      <TwoLines strong first={patientName} num second={memberNumber ?? 'Bukan anggota'} />
    ),
  },
  {
    key: 'doctor',
    header: 'Dokter',
    minor: true,
    className: styles.doctor,
    cell: ({ doctorName, typeTitle }) => <TwoLines first={`dr. ${doctorName}`} second={typeTitle} />,
  },
  {
    key: 'payment',
    header: 'Pembayaran',
    className: classNames(styles.badge, place.leaves),
    cell: ({ payment }) => (
      // On a phone only an unpaid seat shows its payment, because it prevents the check-in.
      <span className={payment === 'unpaid' ? undefined : styles.wide}>
        <Look look={paymentBadges[payment]} />
      </span>
    ),
  },
  {
    key: 'state',
    header: 'Status',
    className: styles.badge,
    cell: ({ state }) => <Look look={stateBadges[state]} />,
  },
  {
    key: 'act',
    header: 'Tindakan',
    hideHeader: true,
    className: classNames(styles.act, place.leaves),
    fold: 'end',
    align: 'end',
    cell: (seat) => <SeatAct seat={seat} day={day} />,
  },
]
