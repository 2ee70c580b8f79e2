const thousands = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 0 })

/** 'Rp 1.234.567', with a plain space and dots, on every screen and in every message. */
export function formatRupiah(amount: number) {
  return `${amount < 0 ? '-' : ''}Rp ${thousands.format(Math.abs(amount))}`
}
