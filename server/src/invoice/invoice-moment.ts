import type { Invoice } from '@nmw/contract/invoice'
import { dayIn, timeIn, zoneLabel } from '@nmw/contract/zone'
import { formatLongDay } from '../format-long-day.ts'

/** '15 November 2026, 09.30 WIB' in the time zone of the branch. */
export function invoiceMoment({ header, branch: { zone } }: Pick<Invoice, 'header' | 'branch'>) {
  const at = new Date(header.date)
  return `${formatLongDay(dayIn(zone, at))}, ${timeIn(zone, at)} ${zoneLabel(zone)}`
}
