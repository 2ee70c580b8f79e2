import { expect, test } from 'vitest'
import { refundPromise } from './refund-promise.ts'

test('refund: an appointment is said to stand only where there is one to come', () => {
  const stands = 'Janji tetap berlaku sampai disetujui.'
  expect(refundPromise({ bankOnly: false, ahead: true })).toContain(stands)
  expect(refundPromise({ bankOnly: false, ahead: false })).not.toContain(stands)
  expect(refundPromise({ bankOnly: true, ahead: true })).not.toContain(stands)
})
