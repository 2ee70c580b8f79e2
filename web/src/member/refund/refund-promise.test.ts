import { expect, test } from 'vitest'
import { refundPromise } from './refund-promise.ts'

test('refund: the text says that the appointment stands only for an upcoming one', () => {
  const stands = 'Janji tetap berlaku sampai disetujui.'
  expect(refundPromise({ bankOnly: false, ahead: true })).toContain(stands)
  expect(refundPromise({ bankOnly: false, ahead: false })).not.toContain(stands)
  expect(refundPromise({ bankOnly: true, ahead: true })).not.toContain(stands)
})
