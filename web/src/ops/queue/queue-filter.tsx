import { type QueueSeat, type QueueSession, SEAT_STATES, type SeatState } from '@nmw/contract/ops-queue'
import { Chip } from '../../ui/list/chip.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import styles from './queue-filter.module.css'
import { stateBadges } from './queue-labels.ts'

type QueueFilterProps = {
  sessions: readonly QueueSession[]
  /** of the chosen session */
  seats: readonly QueueSeat[]
  state: SeatState | undefined
  onState: (state: SeatState | undefined) => void
  sessionId: number | undefined
  onSession: (id: number | undefined) => void
}

export function QueueFilter({ sessions, seats, state, onState, sessionId, onSession }: QueueFilterProps) {
  const count = (wanted: SeatState) => seats.filter((seat) => seat.state === wanted).length
  return (
    <div className={styles.filter}>
      <div className={styles.chips}>
        <Chip on={!state} onClick={() => onState(undefined)}>
          Semua <b className="num">{seats.length}</b>
        </Chip>
        {SEAT_STATES.filter((one) => one !== 'cancelled' || count(one) > 0).map((one) => (
          <Chip key={one} on={state === one} onClick={() => onState(state === one ? undefined : one)}>
            {stateBadges[one].word} <b className="num">{count(one)}</b>
          </Chip>
        ))}
      </div>
      <SelectField
        label="Sesi dokter"
        hideLabel
        className={styles.session}
        value={sessionId ?? ''}
        onChange={(event) => onSession(Number(event.target.value) || undefined)}
      >
        <option value="">Semua dokter</option>
        {sessions.map(({ id, letter, doctorName, taken, capacity }) => (
          <option key={id} value={id}>
            {letter}, dr. {doctorName} ({taken}/{capacity})
          </option>
        ))}
      </SelectField>
    </div>
  )
}
