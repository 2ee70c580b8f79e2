import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import { moneyEntry, refundCase } from '../database/schema/payment-table.ts'
import { tellOfRefund } from './tell-of-refund.ts'

type Opening = {
  orderId: number
  amount: number
  reason: string
  openedById: number | null
  /** Beyond doubt, as when money came too late. What a patient asks for is owed once it is approved. */
  owed: boolean
}

/** Money that goes back, or may. One case stands for an order; opening it again changes nothing. */
export async function openRefundCase({ now }: Context, db: Database, { owed, ...opening }: Opening) {
  const at = now()
  const [opened] = await db
    .insert(refundCase)
    .values({ ...opening, state: 'DIAJUKAN', createdAt: at })
    .onConflictDoNothing()
    .returning({ id: refundCase.id })
  if (!opened) return undefined
  if (owed)
    await db.insert(moneyEntry).values({
      orderId: opening.orderId,
      kind: 'refund-due',
      amount: opening.amount,
      reference: `case-${opened.id}`,
      at,
    })
  await tellOfRefund(db, opening.orderId)
  return opened.id
}
