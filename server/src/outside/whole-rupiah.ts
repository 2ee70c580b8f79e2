/** An amount as gateways write it, such as 255000 or "255000.00"; null unless it is whole rupiah. */
export function wholeRupiah(value: unknown): number | null {
  const text = typeof value === 'number' ? String(value) : value
  if (typeof text !== 'string') return null
  const [, digits] = /^(\d{1,13})(?:\.0{1,2})?$/.exec(text) ?? []
  return digits === undefined ? null : Number(digits)
}
