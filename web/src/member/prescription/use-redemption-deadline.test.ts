import { CHECKING_PAYMENT_TEXT } from '@nmw/contract/payment'
import { expect, test } from 'vitest'
import { redemptionAfterDeadline } from './use-redemption-deadline.ts'

const waiting = {
  waiting: 'INV261118000001',
  waitingUntil: '2026-11-18T02:00:00.000Z',
  reason: 'Selesaikan pembayarannya',
}
const over = Date.parse(waiting.waitingUntil)

test('prescription: after the payment deadline a redemption cannot be paid and says that the payment is being checked', () => {
  for (const passed of [0, over - 1]) expect(redemptionAfterDeadline(waiting, passed)).toBe(waiting)
  expect(redemptionAfterDeadline(waiting, over)).toEqual({
    waiting: null,
    waitingUntil: null,
    reason: CHECKING_PAYMENT_TEXT,
  })
})

test('prescription: a remaining redemption is not blocked by a payment deadline', () => {
  expect(redemptionAfterDeadline({ ...waiting, reason: null }, over)).toEqual({
    waiting: null,
    waitingUntil: null,
    reason: null,
  })
})
