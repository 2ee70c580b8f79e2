import { and, desc, eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import { order } from '../database/schema/order-table.ts'
import { moneyEntry, refundCase } from '../database/schema/payment-table.ts'
import { announceRefund } from './announce-refund.ts'

type Opening = { orderId: number; amount: number; reason: string; openedById: number | null }

/** A refund requested by the patient, owed once approved. Undefined if already requested. */
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
 * A refund owed without a decision, such as for late money. It is added to an undecided owed case of the order, or
 * opens another.
 */
export async function openOwedCase({ now }: Context, db: Database, opening: Opening) {
  const { orderId, amount } = opening
  const at = now()
  const tryToAdd = () => addToUndecided(db, opening, at)
  // If another transaction opened a case meanwhile, join that one.
  const id = (await tryToAdd()) ?? (await openSeparateCase(db, opening, at)) ?? (await tryToAdd())
  if (id === undefined) throw new Error(`no refund case for ${amount} of order ${orderId}`)
  await announceRefund(db, orderId)
  return id
}

async function openSeparateCase(db: Database, opening: Opening, at: Date) {
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

/** Undefined without a case to join. A case about other money, which is not owed yet, is not joined. */
async function addToUndecided(db: Database, { orderId, amount, reason }: Opening, at: Date) {
  const undecided = await db
    .select({ undecidedCase: refundCase, orderStatus: order.orderStatus })
    .from(refundCase)
    .innerJoin(order, eq(order.id, refundCase.orderId))
    .where(and(eq(refundCase.orderId, orderId), eq(refundCase.state, 'DIAJUKAN')))
    // The patient's own request first: the same money must not be refunded twice.
    .orderBy(desc(refundCase.asked), refundCase.id)
    .for('update', { of: refundCase })
  const entry = { orderId, kind: 'refund-due', amount, at } as const
  for (const { undecidedCase, orderStatus } of undecided) {
    const { id } = undecidedCase
    const dueBefore = and(
      eq(moneyEntry.orderId, orderId),
      eq(moneyEntry.kind, 'refund-due'),
      eq(moneyEntry.reference, `case-${id}`),
    )
    if (await db.$count(moneyEntry, dueBefore)) {
      const grown = {
        amount: undecidedCase.amount + amount,
        reason: `${undecidedCase.reason}; ${reason}`.slice(0, 255),
      }
      await db.update(refundCase).set(grown).where(eq(refundCase.id, id))
      await db.insert(moneyEntry).values({ ...entry, reference: `case-${id} beside ${undecidedCase.amount}` })
      return id
    }
    if (orderStatus === 'CANCEL' && undecidedCase.amount === amount) {
      // The patient had requested the same refund before the clinic cancelled; now it is owed.
      await db.insert(moneyEntry).values({ ...entry, reference: `case-${id}` })
      return id
    }
  }
  return undefined
}
