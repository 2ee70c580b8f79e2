const near = new Intl.NumberFormat('id-ID', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
const far = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 0 })

/** Kilometres as people say them: '1,2 km' up to ten, whole ones beyond. Number and unit never break apart. */
export function formatDistance(kilometres: number) {
  const shown = kilometres < 9.95 ? near.format(Math.max(0.1, kilometres)) : far.format(kilometres)
  return `${shown}\u00A0km`
}
