import { expect, test } from 'vitest'
import { parseRupiah } from './parse-rupiah.ts'

test.each(['300000', '300.000', 'Rp 300 000', 'rp300.000', ' 300.000 '])(
  'rupiah input: "%s" is three hundred thousand',
  (text) => expect(parseRupiah(text)).toBe(300_000),
)

test.each(['', 'Rp', '300.00', '300000.00', '300.000,00', '3e5', '-300.000', 'tiga ratus'])(
  'rupiah input: "%s" is not an amount',
  (text) => expect(parseRupiah(text)).toBeNaN(),
)
