import { assert, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { parseAmount, parseOptionalAmount, formatThousands, formatOptionalThousands } from './amounts.ts'

test.each([
  ['', null, ''],
  ['Rp', null, ''],
  ['0', 0, '0'],
  ['350000', 350_000, '350.000'],
  ['1.350.000', 1_350_000, '1.350.000'],
])('amount: the input %o is read as %o and shown as %o', (typed, amount, shown) => {
  expect(parseOptionalAmount(typed)).toBe(amount)
  expect(formatOptionalThousands(amount)).toBe(shown)
})

test.each([
  ['Rp 1.500.000,00', 1_500_000],
  ['Rp1.500.000,5 ', 1_500_000],
  ['1500000,00', 1_500_000],
  ['1500000.00', 1_500_000],
  ['IDR 1,500,000.00', 1_500_000],
  ['1,500,000', 1_500_000],
  ['Rp. 250.000,-', 250_000],
])('amount: the pasted input %o is read as %o', (pasted, amount) => {
  expect(parseAmount(pasted)).toBe(amount)
})

test('amount: a shown amount can be extended and deleted digit by digit', () => {
  assert(
    property(integer({ min: 1, max: 1_000_000_000 }), integer({ min: 0, max: 9 }), (amount, digit) => {
      expect(parseAmount(`${formatThousands(amount)}${digit}`)).toBe(amount * 10 + digit)
      expect(parseAmount(formatThousands(amount).slice(0, -1))).toBe(Math.floor(amount / 10))
    }),
  )
})
