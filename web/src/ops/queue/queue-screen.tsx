import { readQueue, type SeatState } from '@nmw/contract/ops-queue'
import { useState } from 'react'
import { useStaffProfile } from '../../shared/staff/use-staff-profile.ts'
import { useRead } from '../../lib/reads/use-endpoint.ts'
import { plusIcon } from '../../ui/icon/action-icons.ts'
import { Button } from '../../ui/frame/button.tsx'
import { CalendarDrawing } from '../../ui/drawing/calendar-drawing.tsx'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import { PanelLayout } from '../../ui/nav/panel-layout.tsx'
import { DaySwitch } from '../kit/day-switch.tsx'
import { unlessIdle } from '../kit/idle-button.ts'
import { LiveList } from '../kit/live-list.tsx'
import { ShownDate } from '../kit/shown-date.tsx'
import { OpsHead } from '../shell/ops-head.tsx'
import { useBranch } from '../shell/work-branch.ts'
import { ArrivalField } from './arrival-field.tsx'
import { QueueFilter } from './queue-filter.tsx'
import { QueueTable } from './queue-table.tsx'
import { matchesSeat } from './queue-labels.ts'
import { seatDay } from './seat-acts.ts'
import { SeatPanel } from './seat-panel.tsx'
import { SessionStrip } from './session-strip.tsx'
import { useShownDay } from './use-shown-day.ts'
import { WalkInSheet } from './walk-in-sheet.tsx'

export function QueueScreen() {
  const branch = useBranch()
  const roleId = useStaffProfile('ops').data?.roleId ?? 0
  const { day, today, isToday, query, show } = useShownDay('/ops/queue')
  const queue = useRead(readQueue, { query: { branch: branch.id, ...query } }, { quiet: true })
  const [text, setText] = useState('')
  const [state, setState] = useState<SeatState>()
  const [sessionId, setSessionId] = useState<number>()
  const [opened, setOpened] = useState<number>()
  const [walkingIn, setWalkingIn] = useState(false)

  const all = queue.data?.seats ?? []
  const session = queue.data?.sessions.find(({ id }) => id === sessionId)
  const ofSession = session ? all.filter((seat) => seat.sessionId === session.id) : all
  const shown = ofSession.filter((seat) => (!state || seat.state === state) && matchesSeat(seat, text))
  const when = seatDay(queue.data?.day ?? day, today)
  const seat = all.find(({ id }) => id === opened)

  return (
    <>
      <OpsHead
        title="Antrean"
        detail={<ShownDate day={queue.data?.day ?? day} isToday={when === 'today'} />}
        search={<ArrivalField value={text} onChange={setText} shown={shown} onOpen={setOpened} checksIn={isToday} />}
      >
        <DaySwitch day={day} today={today} onShow={show} />
        <Button variant="line" icon={plusIcon} {...unlessIdle(!isToday, () => setWalkingIn(true))}>
          Pasien datang langsung
        </Button>
      </OpsHead>
      <LiveList
        read={queue}
        failed="Antrean gagal dimuat"
        isEmpty={({ sessions }) => sessions.length === 0}
        empty={
          <EmptyState
            art={<CalendarDrawing />}
            title={isToday ? 'Tidak ada sesi dokter hari ini' : 'Tidak ada sesi dokter pada hari itu'}
          >
            <p>Jadwal mingguan dan hari libur diatur Administrator di Kelola klinik.</p>
          </EmptyState>
        }
      >
        {({ sessions }) => (
          <>
            <QueueFilter
              {...{ sessions, seats: ofSession, state, onState: setState, sessionId, onSession: setSessionId }}
            />
            {session ? <SessionStrip session={session} seats={ofSession} roleId={roleId} /> : null}
            <PanelLayout
              panel={
                seat ? <SeatPanel key={seat.id} seat={seat} day={when} onClose={() => setOpened(undefined)} /> : null
              }
            >
              <QueueTable
                seats={shown}
                selected={opened}
                onOpen={setOpened}
                filtered={shown.length < all.length}
                day={when}
              />
            </PanelLayout>
          </>
        )}
      </LiveList>
      {queue.data ? (
        <WalkInSheet
          open={walkingIn}
          onClose={() => setWalkingIn(false)}
          onSeated={(id) => {
            setWalkingIn(false)
            setOpened(id)
          }}
          sessions={queue.data.sessions}
          paymentMethods={queue.data.paymentMethods}
        />
      ) : null}
    </>
  )
}
