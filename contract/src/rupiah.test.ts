import { assert, maxSafeInteger, property } from 'fast-check'
import { expect, test } from 'vitest'
import { formatRupiah, parseRupiah } from './rupiah.ts'

test('money is written with a plain space and dots', () => {
  expect(formatRupiah(0)).toBe('Rp 0')
  expect(formatRupiah(255_000)).toBe('Rp 255.000')
  expect(formatRupiah(-5_000)).toBe('-Rp 5.000')
  expect(formatRupiah(123_456_789_012)).toBe('Rp 123.456.789.012')
})

test('what was written can be read back', () => {
  assert(property(maxSafeInteger(), (amount) => parseRupiah(formatRupiah(amount)) === amount))
})

test('other texts are no money', () => {
  for (const text of ['', 'Rp', '255.000', 'Rp 1.00', 'Rp 1,5', 'Rp abc']) expect(parseRupiah(text)).toBeNull()
})
