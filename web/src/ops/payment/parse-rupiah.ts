/** An amount as typed at a desk: '300.000', 'Rp 300 000'. Dots must separate thousands; otherwise the result is NaN. */
export function parseRupiah(text: string) {
  const figures = text.replace(/\s|^\s*Rp/gi, '')
  return /^(\d+|\d{1,3}(\.\d{3})+)$/.test(figures) ? Number(figures.replaceAll('.', '')) : Number.NaN
}
