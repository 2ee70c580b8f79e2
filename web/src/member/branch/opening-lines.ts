import type { BranchCard } from '@nmw/contract/branch'

type Hours = Pick<BranchCard, 'operationalHours' | 'timezoneLabel'>

/** The opening hours as lines, in the branch's own time; one line where every day is alike, none where none are told. */
export function openingLines({ operationalHours: { weekdays, weekend }, timezoneLabel }: Hours) {
  const hours = (told: string) => `${told}\u00A0${timezoneLabel}`
  if (weekdays && weekdays === weekend) return [`Setiap hari ${hours(weekdays)}`]
  return [
    ...(weekdays ? [`Senin-Jumat ${hours(weekdays)}`] : []),
    ...(weekend ? [`Sabtu-Minggu ${hours(weekend)}`] : []),
  ]
}
