import { dayIn } from '@nmw/contract/zone'
import type { Context } from '../context.ts'
import { redeemable } from '../redemption/redeemable.ts'
import { boughtBy, paidRedemptions, redeemedLine } from './paid-redemptions.ts'
import type { Prescribed } from './prescribed-medicines.ts'
import type { FoundPrescription } from './prescription-queries.ts'
import { routineOf } from './routine-of.ts'
import { runsOut } from './runs-out.ts'
import { waitingRedemption } from './waiting-redemption.ts'

/** What the patient can do with a prescription now, and how to use it. */
export async function redemptionStatus(context: Context, found: FoundPrescription, medicines: Prescribed[]) {
  const { db, now } = context
  const { prescription, branch } = found
  const [{ redeem, left, reason, superseded, current }, paid, waiting] = await Promise.all([
    redeemable(context, db, prescription.id),
    paidRedemptions(db, prescription.id),
    waitingRedemption(context, db, prescription.id),
  ])
  const day = (moment: Date) => dayIn(branch.timezone, moment)
  const [last] = paid
  const bought = last && (await boughtBy(db, last))
  const supplies = medicines.map((item) => ({ ...item, bought: bought?.get(item.IID) }))
  return {
    redeem,
    sisaIter: left,
    reason,
    validUntil: prescription.validUntil,
    ...waiting,
    redeemedAt: last?.paidAt.toISOString() ?? null,
    redeemed: paid.map((one) => redeemedLine(one, branch.timezone)),
    runsOut: last && current ? runsOut(supplies, { boughtOn: day(last.paidAt), today: day(now()) }) : null,
    routine: current ? routineOf(medicines) : [],
    superseded,
  }
}
