const thousands = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 0 })

/** 'Rp 1.234.567': a plain space and dots, as every screen and message writes money. */
export function formatRupiah(amount: number) {
  return `${amount < 0 ? '-' : ''}Rp ${thousands.format(Math.abs(amount))}`
}

/** The number behind a text that begins with 'Rp ', or null where it is none. */
export function parseRupiah(text: string) {
  const match = /^(-?)Rp (\d{1,3}(?:\.\d{3})*|\d+)$/.exec(text.trim())
  if (!match) return null
  return Number(match[2]!.replaceAll('.', '')) * (match[1] ? -1 : 1)
}
