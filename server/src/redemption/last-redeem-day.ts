import { addMonths } from '../membership/add-months.ts'

const MONTHS = 3

/** Both are days at the branch. */
export function lastRedeemDay(visitDay: string) {
  return addMonths(visitDay, MONTHS)
}
