import { assert, maxSafeInteger, property } from 'fast-check'
import { expect, test } from 'vitest'
import { formatRupiah } from './rupiah.ts'

test('rupiah: money is written with a plain space and dots', () => {
  expect(formatRupiah(0)).toBe('Rp 0')
  expect(formatRupiah(255_000)).toBe('Rp 255.000')
  expect(formatRupiah(-5_000)).toBe('-Rp 5.000')
  expect(formatRupiah(123_456_789_012)).toBe('Rp 123.456.789.012')
})

test('rupiah: formatting only inserts dots at thousands', () => {
  assert(
    property(maxSafeInteger(), (amount) => {
      const [, sign, figures] = /^(-?)Rp (\d{1,3}(?:\.\d{3})*)$/.exec(formatRupiah(amount))!
      return Number(`${sign}${figures!.replaceAll('.', '')}`) === amount
    }),
  )
})
