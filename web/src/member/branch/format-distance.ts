const near = new Intl.NumberFormat('id-ID', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
const far = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 0 })

/** '1,2 km' below ten, whole kilometres above, with a no-break space. */
export function formatDistance(kilometres: number) {
  const shown = kilometres < 9.95 ? near.format(Math.max(0.1, kilometres)) : far.format(kilometres)
  return `${shown}\u00A0km`
}
