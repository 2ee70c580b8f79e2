import type { Context } from '../context.ts'
import { notFound, refused } from '../http/problem.ts'
import type { Caller } from '../http/route.ts'
import { redeemable } from '../redemption/redeemable.ts'
import { startCheckout } from './start-checkout.ts'
import { findOpenCheckout, findOwnPrescription } from './checkout-queries.ts'
import { showCheckout } from './show-checkout.ts'

export async function readCheckout(context: Context, { caller, query }: { caller: Caller; query: { id: string } }) {
  const { db } = context
  const own = await findOwnPrescription(db, caller.accountId, query.id)
  if (!own) throw notFound()
  const { redeem, reason } = await redeemable(context, db, own.id)
  if (!redeem) throw refused(reason ?? 'Resep ini tidak dapat ditebus')
  const wanted = { patientId: caller.accountId, prescriptionId: own.id }
  const row = (await findOpenCheckout(db, own.id)) ?? (await startCheckout(context, wanted))
  return showCheckout(context, db, row, own)
}
