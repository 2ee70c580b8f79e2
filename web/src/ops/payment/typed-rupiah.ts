/** An amount as one types it at a desk: '300.000', 'Rp 300 000'. */
export function typedRupiah(text: string) {
  return Number(text.replace(/[.\s]|^Rp/gi, ''))
}
