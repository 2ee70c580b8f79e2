import { expect, test } from 'vitest'
import { orderAfterDeadline } from './use-order-deadline.ts'
import { nextDeadline } from './use-passed-deadline.ts'

const at = (time: string) => `2026-11-18T${time}:00Z`
const waiting = { orderStatus: 'WAITING_PAYMENT', expiredDate: at('02:00'), checkingPayment: false } as const
const moment = (time: string) => Date.parse(at(time))

test('order: after its payment deadline an order is being checked, even without a new read', () => {
  expect(orderAfterDeadline(waiting, 0)).toBe(waiting)
  expect(orderAfterDeadline(waiting, moment('01:59'))).toBe(waiting)
  expect(orderAfterDeadline(waiting, moment('02:00'))).toEqual({ ...waiting, checkingPayment: true })
})

test('order: one that was paid or extended in the meantime is not being checked', () => {
  const paid = { ...waiting, orderStatus: 'WAITING_CONFIRM' } as const
  const longer = { ...waiting, expiredDate: at('03:00') }
  for (const order of [paid, longer]) expect(orderAfterDeadline(order, moment('02:00'))).toBe(order)
})

test('order: several deadlines are waited for one after the other', () => {
  const deadlines = [moment('03:00'), moment('02:00')]
  expect(nextDeadline(deadlines, 0)).toBe(moment('02:00'))
  expect(nextDeadline(deadlines, moment('02:00'))).toBe(moment('03:00'))
  expect(nextDeadline(deadlines, moment('03:00'))).toBeUndefined()
})
