import { MINUTE } from '@nmw/contract/duration'
import { DOCTOR_WAIT_MINUTES, type QueueSeat, type QueueSession } from '@nmw/contract/ops-queue'
import { ROLES } from '@nmw/contract/role'

/** From when on the server takes it that the doctor does not come; an administrator need not wait. */
export function callableOffFrom({ startAt }: Pick<QueueSession, 'startAt'>, roleId: number) {
  return roleId === ROLES.administrator ? 0 : Date.parse(startAt) + DOCTOR_WAIT_MINUTES * MINUTE
}

/** How many lose their seat with it: whom the doctor has seen keeps what she got. */
export function seatsLost(seats: readonly Pick<QueueSeat, 'state'>[]) {
  return seats.filter(({ state }) => state === 'expected' || state === 'arrived').length
}
