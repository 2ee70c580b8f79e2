import { dayIn } from '@nmw/contract/zone'

/** The calendar day in WIB. Used where no branch decides the zone. */
export function dateInJakarta(moment: Date) {
  return dayIn('Asia/Jakarta', moment)
}
