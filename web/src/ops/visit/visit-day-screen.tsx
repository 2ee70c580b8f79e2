import { type VisitCard, listVisits } from '@nmw/contract/ops-visit'
import type { SeatState } from '@nmw/contract/ops-queue'
import { timeIn } from '@nmw/contract/zone'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { formatTime } from '../../lib/format/format-moment.ts'
import { useRead } from '../../lib/reads/use-endpoint.ts'
import { Badge } from '../../ui/list/badge.tsx'
import { CalendarDrawing } from '../../ui/drawing/calendar-drawing.tsx'
import { Card } from '../../ui/frame/card.tsx'
import { Chip } from '../../ui/list/chip.tsx'
import { DataTable, type DataColumn } from '../../ui/list/data-table.tsx'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { cameraIcon } from '../../ui/icon/action-icons.ts'
import { DaySwitch } from '../kit/day-switch.tsx'
import place from '../kit/list-place.module.css'
import { LiveList } from '../kit/live-list.tsx'
import { ShownDate } from '../kit/shown-date.tsx'
import { TwoLines } from '../kit/two-lines.tsx'
import { stateBadges } from '../queue/queue-labels.ts'
import { useShownDay } from '../queue/use-shown-day.ts'
import { OpsHead } from '../shell/ops-head.tsx'
import { useBranch } from '../shell/work-branch.ts'
import styles from './visit-day-screen.module.css'

/** In the order a doctor needs them: waiting patients first. */
const shownStates: readonly SeatState[] = ['arrived', 'expected', 'finished', 'absent', 'cancelled']

export function VisitDayScreen() {
  const branch = useBranch()
  const router = useRouter()
  const { day, today, isToday, query, show } = useShownDay('/ops/visit')
  const read = useRead(listVisits, { query: { branch: branch.id, ...query } }, { quiet: true })
  const [state, setState] = useState<SeatState>()
  const shownDay = read.data?.day ?? day
  const none = isToday ? 'Belum ada pasien hari ini' : 'Tidak ada pasien pada hari itu'
  const open = ({ id }: VisitCard) => void router.navigate({ href: `/ops/visit/${id}` })
  return (
    <>
      <OpsHead title="Pasien saya" detail={<ShownDate day={shownDay} isToday={shownDay === today} />}>
        <DaySwitch day={day} today={today} onShow={show} />
      </OpsHead>
      <LiveList
        read={read}
        failed="Pasien gagal dimuat"
        isEmpty={({ sessions }) => sessions.length === 0}
        empty={
          <EmptyState
            art={<CalendarDrawing />}
            title={isToday ? 'Anda tidak praktik hari ini' : 'Anda tidak praktik pada hari itu'}
          >
            <p>Pilih cabang lain di atas bila Anda bertugas di sana.</p>
          </EmptyState>
        }
      >
        {({ sessions, visits }) => {
          const shown = state ? visits.filter((visit) => visit.state === state) : visits
          return (
            <>
              <ul className={styles.sessions}>
                {sessions.map(({ id, letter, startAt, endAt, taken, capacity, closedReason }) => (
                  <li key={id} className={styles.session}>
                    <b className={styles.letter}>{letter}</b>
                    <span>
                      <span className="num strong">
                        {timeIn(branch.timezone, new Date(startAt))} sampai {formatTime(endAt, branch.timezone)}
                      </span>
                      <span className="num dim small">{closedReason ?? `${taken} dari ${capacity} kursi terisi`}</span>
                    </span>
                  </li>
                ))}
              </ul>
              <div className={styles.chips}>
                <Chip on={!state} onClick={() => setState(undefined)}>
                  Semua <b className="num">{visits.length}</b>
                </Chip>
                {shownStates
                  .filter((one) => one !== 'cancelled' || visits.some(({ state: is }) => is === one))
                  .map((one) => (
                    <Chip key={one} on={state === one} onClick={() => setState(state === one ? undefined : one)}>
                      {stateBadges[one].word}{' '}
                      <b className="num">{visits.filter((visit) => visit.state === one).length}</b>
                    </Chip>
                  ))}
              </div>
              {shown.length ? (
                <DataTable
                  caption={isToday ? 'Pasien hari ini' : 'Pasien'}
                  columns={columnsOf(branch.timezone)}
                  rows={shown}
                  rowKey={({ id }) => String(id)}
                  onOpen={open}
                />
              ) : (
                <Card>
                  <EmptyState art={<CalendarDrawing />} title={state ? 'Tidak ada pasien di sini' : none}>
                    <p>{state ? 'Ubah saringan di atas.' : 'Pasien yang membuat janji tampil di sini.'}</p>
                  </EmptyState>
                </Card>
              )}
            </>
          )
        }}
      </LiveList>
    </>
  )
}

function columnsOf(timezone: Parameters<typeof timeIn>[0]): DataColumn<VisitCard>[] {
  return [
    { key: 'label', header: 'No.', className: styles.label, cell: ({ label }) => <b className="num">{label}</b> },
    {
      key: 'time',
      header: 'Jam',
      className: styles.time,
      cell: ({ startAt }) => <span className="num">{timeIn(timezone, new Date(startAt))}</span>,
    },
    {
      key: 'patient',
      header: 'Pasien',
      fold: 'title',
      className: styles.patient,
      cell: (visit) => (
        <TwoLines
          strong
          first={visit.patientName}
          num
          second={`${visit.age} tahun, kunjungan ke-${visit.earlier + 1}`}
        />
      ),
    },
    {
      key: 'complaint',
      header: 'Keluhan',
      fold: 'hide',
      className: place.leaves,
      cell: ({ complaint }) => <span className={styles.complaint}>{complaint}</span>,
    },
    {
      key: 'photos',
      header: 'Foto',
      className: styles.photos,
      cell: ({ photos }) =>
        photos ? (
          <span className={`num ${styles.count}`}>
            <Icon path={cameraIcon} size={16} /> {photos}
            <span className="sr-only"> foto</span>
          </span>
        ) : (
          <span className="dim">
            <span className={styles.none} aria-hidden="true">
              -
            </span>
            <span className="sr-only">Tanpa foto</span>
          </span>
        ),
    },
    {
      key: 'state',
      header: 'Status',
      fold: 'end',
      className: styles.state,
      cell: ({ state, settled }) =>
        settled || state !== 'expected' ? (
          <Badge {...stateBadges[state]}>{stateBadges[state].word}</Badge>
        ) : (
          <Badge tone="warning">Belum lunas</Badge>
        ),
    },
  ]
}
