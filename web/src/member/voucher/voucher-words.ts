import type { MemberVoucher } from '@nmw/contract/voucher'
import { dayIn, timeIn, type Zone, zoneLabel } from '@nmw/contract/zone'
import { formatDay } from '../../lib/format-day.ts'

const figures = new Intl.NumberFormat('id-ID')

export function pointFigure(points: number) {
  return figures.format(points)
}

export function pointWords(points: number) {
  return `${pointFigure(points)}\u00A0poin`
}

/** The last moment, so that what ends at midnight ends on the day before. */
export function untilWords({ expiredDateVoucher, zone }: Pick<MemberVoucher, 'expiredDateVoucher' | 'zone'>) {
  return momentWords(zone, new Date(Date.parse(expiredDateVoucher) - 1))
}

export function momentWords(zone: Zone, moment: Date) {
  return `${formatDay(dayIn(zone, moment))}, ${timeIn(zone, moment)}\u00A0${zoneLabel(zone)}`
}

/** What became of a voucher that cannot be used any more. */
export function endWords(voucher: MemberVoucher) {
  const { used, usedDate, usedBranch, zone } = voucher
  if (!used || !usedDate) return `Kadaluarsa sejak ${untilWords(voucher)}`
  return `Dipakai ${momentWords(zone, new Date(usedDate))}${usedBranch ? ` di ${usedBranch}` : ''}`
}
