import { and, eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import { order } from '../database/schema/order-table.ts'
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

/** Money that goes back, or may. One case stands for an order: what is owed besides joins it, else nothing changes. */
export async function openRefundCase({ now }: Context, db: Database, { owed, ...opening }: Opening) {
  const at = now()
  const [opened] = await db
    .insert(refundCase)
    .values({ ...opening, state: 'DIAJUKAN', createdAt: at })
    .onConflictDoNothing()
    .returning({ id: refundCase.id })
  if (!opened) return owed ? joinStanding(db, opening, at) : undefined
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

/** Undefined where the case that stands is decided, or is about other money that is not owed yet. */
async function joinStanding(db: Database, { orderId, amount, reason }: Omit<Opening, 'owed'>, at: Date) {
  const [found] = await db
    .select({ standing: refundCase, orderStatus: order.orderStatus })
    .from(refundCase)
    .innerJoin(order, eq(order.id, refundCase.orderId))
    .where(and(eq(refundCase.orderId, orderId), eq(refundCase.state, 'DIAJUKAN')))
    .for('update', { of: refundCase })
  if (!found) return undefined
  const { standing, orderStatus } = found
  const { id } = standing
  const dueBefore = and(
    eq(moneyEntry.orderId, orderId),
    eq(moneyEntry.kind, 'refund-due'),
    eq(moneyEntry.reference, `case-${id}`),
  )
  const entry = { orderId, kind: 'refund-due', amount, at } as const
  if (await db.$count(moneyEntry, dueBefore)) {
    const grown = { amount: standing.amount + amount, reason: `${standing.reason}; ${reason}`.slice(0, 255) }
    await db.update(refundCase).set(grown).where(eq(refundCase.id, id))
    await db.insert(moneyEntry).values({ ...entry, reference: `case-${id} beside ${standing.amount}` })
  } else if (orderStatus === 'CANCEL' && standing.amount === amount) {
    // She had asked for it before the clinic called it off; now nobody may refuse.
    await db.insert(moneyEntry).values({ ...entry, reference: `case-${id}` })
  } else return undefined
  await tellOfRefund(db, orderId)
  return id
}
