import { dayIn } from '@nmw/contract/zone'
import { formatMoment, formatTime } from '../../lib/format-moment.ts'

/** 'sebelum 14.00 WIB'; a time of day alone says enough only for today. */
export function payBefore(until: string, today: string) {
  if (dayIn('Asia/Jakarta', new Date(until)) === today) return `sebelum ${formatTime(until)}`
  return `sebelum ${formatMoment(until)}`
}
