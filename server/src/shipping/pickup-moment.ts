import { HOUR } from '@nmw/contract/duration'
import { addDays, dayIn, momentOf } from '@nmw/contract/zone'

const WIB = 'Asia/Jakarta'

/** An hour from now within courier hours, 08.00 to 17.00 WIB; otherwise their next start. */
export function pickupMoment(now: Date) {
  const soon = new Date(now.getTime() + HOUR)
  const day = dayIn(WIB, soon)
  const opening = momentOf(WIB, day, '08:00')
  if (soon < opening) return opening
  return soon <= momentOf(WIB, day, '17:00') ? soon : momentOf(WIB, addDays(day, 1), '08:00')
}
