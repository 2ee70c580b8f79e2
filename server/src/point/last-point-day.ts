import { addDays } from '@nmw/contract/zone'
import type { Env } from '../env.ts'

/** Points outlive their membership for a while, so that whoever renews late keeps them. */
export function lastPointDay(expiresOn: string, { pointGraceDays }: Pick<Env, 'pointGraceDays'>) {
  return addDays(expiresOn, pointGraceDays)
}
