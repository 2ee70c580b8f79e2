/**
 * The tax inside a price, by the day it applies from. `base` is the part of the net price that the law puts its own rate
 * on: 12% of 11/12 of it are 11%.
 */
const rates = [
  { from: '2025-01-01', percent: 11, base: [11, 12], note: 'DPP nilai lain 11/12' },
  { from: '2022-04-01', percent: 11, base: [1, 1], note: '' },
  { from: '0000-01-01', percent: 10, base: [1, 1], note: '' },
] as const

export type Tax = {
  label: string
  /** What of the total is taxable, tax inside. */
  gross: number
  /** The same without the tax. */
  net: number
  /** What the rate is put on by law. */
  base: number
  tax: number
  note: string
}

/** The tax inside a price, whole rupiah: net and tax always add up to what was paid. `set` is the clinic's own figure. */
export function taxInside(gross: number, day: string, set?: number): Tax {
  const { percent: ofLaw, base, note } = rateOn(day)
  const percent = set ?? ofLaw
  const [part, whole] = base
  const net = Math.round((gross * 100) / (100 + percent))
  const label = `PPN ${percent}%`
  return { label, gross, net, base: Math.round((net * part) / whole), tax: gross - net, note }
}

function rateOn(day: string) {
  return rates.find(({ from }) => from <= day) ?? rates.at(-1)!
}
