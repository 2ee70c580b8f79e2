import { addDays } from '@nmw/contract/zone'
import type { Env } from '../env.ts'

/** Points stay valid for a grace period after the membership, so that a late renewal keeps them. */
export function lastPointDay(expiresOn: string, { pointGraceDays }: Pick<Env, 'pointGraceDays'>) {
  return addDays(expiresOn, pointGraceDays)
}
