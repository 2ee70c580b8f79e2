import { assert, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { includedTax } from './value-added-tax.ts'

test('VAT: the tax of a known price is what the law requires', () => {
  expect(includedTax(255_000, '2026-11-15')).toEqual({
    label: 'PPN 11%',
    gross: 255_000,
    net: 229_730,
    base: 210_586,
    tax: 25_270,
    note: 'DPP nilai lain 11/12',
  })
  expect(includedTax(255_000, '2024-12-31')).toMatchObject({ tax: 25_270, base: 229_730, note: '' })
  expect(includedTax(110_000, '2020-01-01')).toMatchObject({ label: 'PPN 10%', tax: 10_000, net: 100_000 })
  expect(includedTax(0, '2026-11-15')).toMatchObject({ tax: 0, net: 0, base: 0 })
})

test('VAT: the rate set by the clinic is included in the price, on the legal base', () => {
  expect(includedTax(255_000, '2026-11-15', 11)).toEqual(includedTax(255_000, '2026-11-15'))
  expect(includedTax(255_000, '2025-01-01', 11)).toMatchObject({ base: 210_586, note: 'DPP nilai lain 11/12' })
  expect(includedTax(255_000, '2024-12-31', 11)).toEqual(includedTax(255_000, '2024-12-31'))
  expect(includedTax(224_000, '2026-11-15', 12)).toEqual({
    label: 'PPN 12%',
    gross: 224_000,
    net: 200_000,
    base: 183_333,
    tax: 24_000,
    note: 'DPP nilai lain 11/12',
  })
})

test('VAT: net and tax add up to the price, and the tax is 11/111 to the rupiah', () => {
  assert(
    property(integer({ min: 0, max: 999_999_999_999 }), (gross) => {
      const { net, tax, base } = includedTax(gross, '2026-11-15')
      expect(net + tax).toBe(gross)
      // In integers only: |111 × tax − 11 × gross| is at most half a rupiah of 111 parts.
      const off = 111n * BigInt(tax) - 11n * BigInt(gross)
      expect(off >= -56n && off <= 56n).toBe(true)
      expect(Math.abs(base * 0.12 - tax)).toBeLessThan(0.7)
    }),
  )
})
