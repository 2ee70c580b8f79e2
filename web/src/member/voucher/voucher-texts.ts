import type { MemberVoucher } from '@nmw/contract/voucher'
import { dayIn, timeIn, type Zone, zoneLabel } from '@nmw/contract/zone'
import { formatDay } from '../../lib/format/format-day.ts'

const figures = new Intl.NumberFormat('id-ID')

export function formatPointNumber(points: number) {
  return figures.format(points)
}

export function formatPoints(points: number) {
  return `${formatPointNumber(points)}\u00A0poin`
}

/** One millisecond earlier, so that midnight is shown as the end of the day before. */
export function formatExpiry({ expiredDateVoucher, zone }: Pick<MemberVoucher, 'expiredDateVoucher' | 'zone'>) {
  return formatZonedMoment(zone, new Date(Date.parse(expiredDateVoucher) - 1))
}

export function formatZonedMoment(zone: Zone, moment: Date) {
  return `${formatDay(dayIn(zone, moment))}, ${timeIn(zone, moment)}\u00A0${zoneLabel(zone)}`
}

export function describeEnd(voucher: MemberVoucher) {
  const { used, usedDate, usedBranch, zone } = voucher
  if (!used || !usedDate) return `Kadaluarsa sejak ${formatExpiry(voucher)}`
  return `Dipakai ${formatZonedMoment(zone, new Date(usedDate))}${usedBranch ? ` di ${usedBranch}` : ''}`
}
