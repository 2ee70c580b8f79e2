import type { BranchCard } from '@nmw/contract/branch'

type Hours = Pick<BranchCard, 'operationalHours' | 'timezoneLabel'>

/** The opening hours as lines, in the branch's own time; one line where every day is alike, none where none are told. */
export function openingLines({ operationalHours: { weekdays, weekend }, timezoneLabel }: Hours) {
  const line = (days: string, hours: string | null) => (hours ? [{ days, hours: `${hours} ${timezoneLabel}` }] : [])
  if (weekdays === weekend) return line('Setiap hari', weekdays)
  return [...line('Senin-Jumat', weekdays), ...line('Sabtu-Minggu', weekend)]
}
