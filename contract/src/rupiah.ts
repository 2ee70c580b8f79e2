const thousands = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 0 })

/** 'Rp 1.234.567': a plain space and dots, as every screen and message writes money. */
export function formatRupiah(amount: number) {
  return `${amount < 0 ? '-' : ''}Rp ${thousands.format(Math.abs(amount))}`
}
