import { addMonths } from '../membership/add-months.ts'

const MONTHS = 3

/** The last day on which a prescription of that visit may be redeemed; both are days at the branch. */
export function lastRedeemDay(visitDay: string) {
  return addMonths(visitDay, MONTHS)
}
