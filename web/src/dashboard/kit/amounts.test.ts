import { expect, test } from 'vitest'
import { amountOrNone, inThousandsOrNone } from './amounts.ts'

test.each([
  ['', null, ''],
  ['Rp', null, ''],
  ['0', 0, '0'],
  ['350000', 350_000, '350.000'],
  ['1.350.000', 1_350_000, '1.350.000'],
])('%o is read as %o and shown as %o', (typed, amount, shown) => {
  expect(amountOrNone(typed)).toBe(amount)
  expect(inThousandsOrNone(amount)).toBe(shown)
})
