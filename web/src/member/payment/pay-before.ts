import { dayIn } from '@nmw/contract/zone'
import { formatMoment, formatTime } from '../../lib/format/format-moment.ts'

/** 'sebelum 14.00 WIB' for today; other days include the date. */
export function payBefore(until: string, today: string) {
  if (dayIn('Asia/Jakarta', new Date(until)) === today) return `sebelum ${formatTime(until)}`
  return `sebelum ${formatMoment(until)}`
}
