import { expect, test } from 'vitest'
import { accountOf } from './account-of.ts'

const until = '2026-11-15T00:00:00Z'
const account = { virtual_account_number: '1', expired_date_utc: until }
const other = { virtual_account_number: '1', expiredDate: until }

test('payment: virtual account and deadline are found under either of their names', () => {
  expect(accountOf({ virtual_account_info: account })).toEqual(account)
  expect(accountOf({ virtualAccountData: account })).toEqual(account)
  expect(accountOf({ virtual_account_info: null, virtualAccountData: other })).toMatchObject(account)
  expect(accountOf({})).toBeUndefined()
})
