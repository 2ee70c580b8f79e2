import { CHECKING_PAYMENT_TEXT } from '@nmw/contract/payment'
import { expect, test } from 'vitest'
import { asOf } from './use-waiting.ts'

const waiting = {
  waiting: 'INV261118000001',
  waitingUntil: '2026-11-18T02:00:00.000Z',
  reason: 'Selesaikan pembayarannya',
}
const over = Date.parse(waiting.waitingUntil)

test('prescription: once its time is over no redemption is sent to be paid, and the last one says that we look for the money', () => {
  for (const passed of [0, over - 1]) expect(asOf(waiting, passed)).toBe(waiting)
  expect(asOf(waiting, over)).toEqual({ waiting: null, waitingUntil: null, reason: CHECKING_PAYMENT_TEXT })
})

test('prescription: who has another redemption left is not kept from it', () => {
  expect(asOf({ ...waiting, reason: null }, over)).toEqual({ waiting: null, waitingUntil: null, reason: null })
})
