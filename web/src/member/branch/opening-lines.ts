import type { BranchCard } from '@nmw/contract/branch'

type Hours = Pick<BranchCard, 'operationalHours' | 'timezoneLabel'>

/** In the branch's own time; one line when all days are alike, none without known hours. */
export function openingLines({ operationalHours: { weekdays, weekend }, timezoneLabel }: Hours) {
  const line = (days: string, hours: string | null) => (hours ? [{ days, hours: `${hours} ${timezoneLabel}` }] : [])
  if (weekdays === weekend) return line('Setiap hari', weekdays)
  return [...line('Senin-Jumat', weekdays), ...line('Sabtu-Minggu', weekend)]
}
