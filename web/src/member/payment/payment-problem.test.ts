import { expect, test } from 'vitest'
import { paymentProblem } from './payment-problem.ts'

const account = { virtual_account_number: '1', expired_date_utc: '2026-11-15T00:00:00Z' }

test('payment: the reason why an order cannot be paid is found', () => {
  expect(paymentProblem({})).toBe('Invalid Missing Object')
  expect(paymentProblem({ paymentInformation: null })).toBe('Invalid Missing Object')
  expect(paymentProblem({ paymentInformation: { virtual_account_info: null } })).toBe('Payment Invalid')
  expect(paymentProblem({ paymentInformation: { virtual_account_info: { ...account, how_to_pay_api: '' } } })).toBe(
    'Payment Invalid',
  )
  expect(
    paymentProblem({ paymentInformation: { virtual_account_info: { ...account, how_to_pay_api: '/x' } } }),
  ).toBeUndefined()
  expect(
    paymentProblem({ paymentInformation: { virtualAccountData: { ...account, how_to_pay_api: '/x' } } }),
  ).toBeUndefined()
})
