import { sql } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { withSnapshot } from '../database/with-snapshot.ts'
import { paymentNotification } from '../database/schema/payment-table.ts'
import { findUneven } from './find-uneven.ts'
import { isUnmatched } from './find-unmatched.ts'

export type Reconciliation = {
  /** Rupiah received through gateways and desks, by the ledger. */
  received: number
  byGateway: number
  atDesk: number
  paidOrders: number
  /** What exceeds that and is refunded, paid out or not. */
  owed: number
  /** Must be zero. */
  difference: number
  /** Orders that do not balance: the first ones, and their number. */
  uneven: string[]
  allUneven: number
  /** Paid payments without exactly one ledger entry of their amount, or the reverse. */
  loosePayments: number
  /** Notices that match no payment and are unchecked. */
  unmatched: number
  even: boolean
}

/**
 * Compares the ledger with the orders: every rupiah received pays an order or is refunded. Each statement reads the
 * whole history, so each runs separately with its own timeout.
 */
export function reconcile(db: Database): Promise<Reconciliation> {
  return withSnapshot(db, async (at) => {
    const { received, atDesk, paidOrders } = await sumUp(at)
    const { owed, uneven, allUneven } = await findUneven(at)
    const loosePayments = await countLoose(at)
    const unmatched = await at.$count(paymentNotification, isUnmatched)
    const difference = received - paidOrders - owed
    return {
      received,
      byGateway: received - atDesk,
      atDesk,
      paidOrders,
      owed,
      difference,
      uneven,
      allUneven,
      loosePayments,
      unmatched,
      even: difference === 0 && allUneven + loosePayments + unmatched === 0,
    }
  })
}

async function sumUp(db: Database) {
  const { rows } = await db.execute<{ received: number; atDesk: number; paidOrders: number }>(sql`
    select coalesce(sum(amount), 0)::float8 "received",
      coalesce(sum(amount) filter (where reference like 'desk-%'), 0)::float8 "atDesk",
      (select coalesce(sum(grand_total), 0)::float8 from "order" where payment_status = 'PAID') "paidOrders"
    from money_entry where kind = 'received'`)
  return rows[0]!
}

async function countLoose(db: Database) {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int from (
      select 'payment-' || id reference, order_id, amount from payment where state = 'PAID'
      union all select 'desk-' || id, order_id, amount from desk_payment
    ) p
    full join (select * from money_entry where kind = 'received') m on m.reference = p.reference
    where p.reference is null or m.id is null or m.amount <> p.amount or m.order_id <> p.order_id`)
  return rows[0]!.count
}
