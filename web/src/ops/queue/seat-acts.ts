import type { QueueSeat } from '@nmw/contract/ops-queue'

/** Where the shown day lies by the clock of the branch. */
export type SeatDay = 'past' | 'today' | 'ahead'

export function seatDay(day: string, today: string): SeatDay {
  if (day === today) return 'today'
  return day < today ? 'past' : 'ahead'
}

type Act = 'miss' | 'pay' | 'arrive' | 'leave' | 'back'

/** What the server takes of a patient of that day: she arrives on it, and is absent once it has come. */
export function actsOf({ state, payment, mayComeBack }: QueueSeat, day: SeatDay): Act[] {
  if (state === 'arrived') return ['leave']
  if (state === 'absent') return mayComeBack ? ['back'] : []
  if (state !== 'expected') return []
  const acts: Act[] = day === 'ahead' ? [] : ['miss']
  if (payment === 'unpaid') acts.push('pay')
  else if (day === 'today') acts.push('arrive')
  return acts
}
