import { callOffSession, type QueueSeat, type QueueSession } from '@nmw/contract/ops-queue'
import { formatTime } from '../../lib/format/format-moment.ts'
import { serverNow } from '../../lib/format/server-clock.ts'
import { Badge } from '../../ui/list/badge.tsx'
import { blockedIcon } from '../../ui/icon/state-icons.ts'
import { ActButton } from '../../shared/staff/act-button.tsx'
import { timeOrMoment } from '../kit/time-or-moment.ts'
import { useAct } from '../kit/use-act.ts'
import { useBranch } from '../shell/work-branch.ts'
import { callableOffFrom, seatsLost } from './call-off.ts'
import styles from './session-strip.module.css'

type SessionStripProps = {
  session: QueueSession
  seats: readonly QueueSeat[]
  roleId: number
}

/** A doctor's session, with the button to call it off when the doctor does not come. */
export function SessionStrip({ session, seats, roleId }: SessionStripProps) {
  const { timezone } = useBranch()
  const { act } = useAct(callOffSession)
  const from = callableOffFrom(session, roleId)
  const { id, doctorName, typeTitle, startAt, endAt, taken, capacity, closedReason } = session
  return (
    <div className={styles.strip}>
      <p className={styles.text}>
        <span className="strong">dr. {doctorName}</span>
        <span className="dim small num">
          {typeTitle}, {formatTime(startAt, timezone)} sampai {formatTime(endAt, timezone)}, {taken} dari {capacity}{' '}
          kursi terisi
        </span>
      </p>
      {closedReason ? (
        <Badge tone="danger" icon={blockedIcon}>
          Dibatalkan: {closedReason}
        </Badge>
      ) : serverNow() < from ? (
        <p className="dim small num">
          Dokter tidak hadir dapat dicatat mulai {timeOrMoment(new Date(from).toISOString(), timezone)}
        </p>
      ) : (
        <ActButton
          variant="danger"
          small
          act={async (reason) => (await act({ params: { id }, body: { reason } })) !== undefined}
          question={{
            title: `dr. ${doctorName} tidak hadir?`,
            description: `${seatsLost(seats)} pasien kehilangan kursinya dan diberi tahu. Yang sudah membayar mendapat kasus pengembalian dana.`,
            confirm: 'Batalkan sesi',
            danger: true,
            note: { label: 'Alasan untuk pasien', required: true, maxLength: 200, initial: 'Dokter berhalangan hadir' },
          }}
        >
          Dokter tidak hadir
        </ActButton>
      )}
    </div>
  )
}
