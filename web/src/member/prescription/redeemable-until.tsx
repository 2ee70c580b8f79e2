import type { LatestPrescription } from '@nmw/contract/prescription'
import { formatDay } from '../../lib/format/format-day.ts'

type RedeemableUntilProps = Pick<LatestPrescription, 'sisaIter' | 'validUntil' | 'redeemedAt'>

export function RedeemableUntil({ sisaIter, validUntil, redeemedAt }: RedeemableUntilProps) {
  return (
    <>
      Dapat ditebus{' '}
      <b>
        {sisaIter}
        {'\u00A0'}kali{redeemedAt ? '\u00A0lagi' : ''}
      </b>{' '}
      sampai {formatDay(validUntil)}.
    </>
  )
}
