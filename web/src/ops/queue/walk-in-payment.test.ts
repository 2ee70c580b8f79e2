import { expect, test } from 'vitest'
import { walkInPayment } from './walk-in-payment.ts'

const later = { paid: true, mayPayLater: true }
const atOnce = { paid: true, mayPayLater: false }
const free = { paid: false, mayPayLater: false }

test('walk-in: a payment method that the session does not offer is not used, also if chosen before', () => {
  expect(walkInPayment(later, 'BCA')).toEqual({ atDesk: undefined, inApp: 'BCA' })
  expect(walkInPayment(atOnce, 'BCA')).toEqual({ atDesk: undefined, inApp: '' })
  for (const session of [later, atOnce]) expect(walkInPayment(session, 'cash')).toEqual({ atDesk: 'cash', inApp: '' })
  for (const session of [free, undefined])
    expect(walkInPayment(session, 'cash')).toEqual({ atDesk: undefined, inApp: '' })
})
