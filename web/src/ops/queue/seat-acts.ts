import { MINUTE } from '@nmw/contract/duration'
import { PATIENT_WAIT_MINUTES, type QueueSeat } from '@nmw/contract/ops-queue'
import { serverNow } from '../../lib/format/server-clock.ts'

/** The shown day relative to today at the branch. */
export type SeatDay = 'past' | 'today' | 'ahead'

export function seatDay(day: string, today: string): SeatDay {
  if (day === today) return 'today'
  return day < today ? 'past' : 'ahead'
}

type Act = 'miss' | 'pay' | 'arrive' | 'leave' | 'back'

/** When the server starts to accept that the patient is absent. */
export function absentFrom({ startAt }: Pick<QueueSeat, 'startAt'>) {
  return new Date(Date.parse(startAt) + PATIENT_WAIT_MINUTES * MINUTE).toISOString()
}

/** The actions the server accepts: a patient arrives on the day itself, and is absent once an hour late. */
export function actsOf(seat: QueueSeat, day: SeatDay, now = serverNow()): Act[] {
  const { state, payment, mayComeBack } = seat
  if (state === 'arrived') return ['leave']
  if (state === 'absent') return mayComeBack ? ['back'] : []
  if (state !== 'expected') return []
  const acts: Act[] = day === 'ahead' || now < Date.parse(absentFrom(seat)) ? [] : ['miss']
  if (payment === 'unpaid') acts.push('pay')
  else if (day === 'today') acts.push('arrive')
  return acts
}
