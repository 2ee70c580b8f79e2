/**
 * Rates of the tax included in a price, by their first day. `base` is the share of the net price that the legal rate
 * applies to: 12% of 11/12 is 11%.
 */
const rates = [
  { from: '2025-01-01', percent: 11, base: [11, 12], note: 'DPP nilai lain 11/12' },
  { from: '2022-04-01', percent: 11, base: [1, 1], note: '' },
  { from: '0000-01-01', percent: 10, base: [1, 1], note: '' },
] as const

export type Tax = {
  label: string
  /** The taxable total, tax included. */
  gross: number
  /** The total without the tax. */
  net: number
  /** What the legal rate applies to. */
  base: number
  tax: number
  note: string
}

/** Whole rupiah: net and tax always add up to the price. `set` is the clinic's own rate. */
export function includedTax(gross: number, day: string, set?: number): Tax {
  const { percent: legalPercent, base, note } = rateOn(day)
  const percent = set ?? legalPercent
  const [part, whole] = base
  const net = Math.round((gross * 100) / (100 + percent))
  const label = `PPN ${percent}%`
  return { label, gross, net, base: Math.round((net * part) / whole), tax: gross - net, note }
}

function rateOn(day: string) {
  return rates.find(({ from }) => from <= day) ?? rates.at(-1)!
}
