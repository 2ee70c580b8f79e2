/** What applied from which day on. `base` is the part of the price that the rate is put on. */
const rates = [
  { from: '2025-01-01', label: 'PPN 11%', percent: 12, base: [11, 12], note: 'DPP nilai lain 11/12' },
  { from: '2022-04-01', label: 'PPN 11%', percent: 11, base: [1, 1], note: '' },
  { from: '0000-01-01', label: 'PPN 10%', percent: 10, base: [1, 1], note: '' },
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
  const { label, percent, base, note } = set === undefined ? rateOn(day) : rateSet(set)
  const [part, whole] = base
  // One division only, so that nothing is rounded twice: net = gross / (1 + percent / 100 × part / whole).
  const net = Math.round((gross * 100 * whole) / (100 * whole + percent * part))
  return { label, gross, net, base: Math.round((net * part) / whole), tax: gross - net, note }
}

function rateOn(day: string) {
  return rates.find(({ from }) => from <= day) ?? rates.at(-1)!
}

function rateSet(percent: number) {
  return { label: `PPN ${percent}%`, percent, base: [1, 1] as const, note: '' }
}
