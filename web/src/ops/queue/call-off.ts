import { MINUTE } from '@nmw/contract/duration'
import { DOCTOR_WAIT_MINUTES, type QueueSeat, type QueueSession } from '@nmw/contract/ops-queue'
import { ROLES } from '@nmw/contract/role'

/** When the server starts to accept that the doctor does not come; an administrator need not wait. */
export function callableOffFrom({ startAt }: Pick<QueueSession, 'startAt'>, roleId: number) {
  return roleId === ROLES.administrator ? 0 : Date.parse(startAt) + DOCTOR_WAIT_MINUTES * MINUTE
}

/** How many seats would be cancelled: finished consultations stay. */
export function seatsLost(seats: readonly Pick<QueueSeat, 'state'>[]) {
  return seats.filter(({ state }) => state === 'expected' || state === 'arrived').length
}
