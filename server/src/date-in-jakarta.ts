import { dayIn } from '@nmw/contract/zone'

/** The calendar day in WIB, where no branch decides the time zone. */
export function dateInJakarta(moment: Date) {
  return dayIn('Asia/Jakarta', moment)
}
