import { and, desc, eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import { order } from '../database/schema/order-table.ts'
import { moneyEntry, refundCase } from '../database/schema/payment-table.ts'
import { announceRefund } from './announce-refund.ts'

type Opening = { orderId: number; amount: number; reason: string; openedById: number | null }

/** The patient asks for what she paid; it is owed once it is approved. Undefined when she has asked before. */
export async function openAskedCase({ now }: Context, db: Database, opening: Opening) {
  const [opened] = await db
    .insert(refundCase)
    .values({ ...opening, asked: true, state: 'DIAJUKAN', createdAt: now() })
    .onConflictDoNothing()
    .returning({ id: refundCase.id })
  if (!opened) return undefined
  await announceRefund(db, opening.orderId)
  return opened.id
}

/**
 * Money that goes back beyond doubt, as when it came too late. As long as nobody has decided on a case of the order
 * that is owed, it grows; else there is one more.
 */
export async function openOwedCase({ now }: Context, db: Database, opening: Opening) {
  const { orderId, amount } = opening
  const at = now()
  const join = () => joinUndecided(db, opening, at)
  // None to join, and then somebody else is faster: now there is one.
  const id = (await join()) ?? (await openBeside(db, opening, at)) ?? (await join())
  if (id === undefined) throw new Error(`No case for ${amount} that is owed to order ${orderId}`)
  await announceRefund(db, orderId)
  return id
}

async function openBeside(db: Database, opening: Opening, at: Date) {
  const [opened] = await db
    .insert(refundCase)
    .values({ ...opening, state: 'DIAJUKAN', createdAt: at })
    .onConflictDoNothing()
    .returning({ id: refundCase.id })
  if (!opened) return undefined
  const { orderId, amount } = opening
  await db.insert(moneyEntry).values({ orderId, kind: 'refund-due', amount, reference: `case-${opened.id}`, at })
  return opened.id
}

/** Undefined where there is none, or only one that is about other money, which is not owed yet. */
async function joinUndecided(db: Database, { orderId, amount, reason }: Opening, at: Date) {
  const undecided = await db
    .select({ standing: refundCase, orderStatus: order.orderStatus })
    .from(refundCase)
    .innerJoin(order, eq(order.id, refundCase.orderId))
    .where(and(eq(refundCase.orderId, orderId), eq(refundCase.state, 'DIAJUKAN')))
    // What she asked for first: the same money must not go back twice.
    .orderBy(desc(refundCase.asked), refundCase.id)
    .for('update', { of: refundCase })
  const entry = { orderId, kind: 'refund-due', amount, at } as const
  for (const { standing, orderStatus } of undecided) {
    const { id } = standing
    const dueBefore = and(
      eq(moneyEntry.orderId, orderId),
      eq(moneyEntry.kind, 'refund-due'),
      eq(moneyEntry.reference, `case-${id}`),
    )
    if (await db.$count(moneyEntry, dueBefore)) {
      const grown = { amount: standing.amount + amount, reason: `${standing.reason}; ${reason}`.slice(0, 255) }
      await db.update(refundCase).set(grown).where(eq(refundCase.id, id))
      await db.insert(moneyEntry).values({ ...entry, reference: `case-${id} beside ${standing.amount}` })
      return id
    }
    if (orderStatus === 'CANCEL' && standing.amount === amount) {
      // She had asked for it before the clinic called it off; now nobody may refuse.
      await db.insert(moneyEntry).values({ ...entry, reference: `case-${id}` })
      return id
    }
  }
  return undefined
}
