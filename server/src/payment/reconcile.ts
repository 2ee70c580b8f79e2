import { sql } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { withSnapshot } from '../database/with-snapshot.ts'
import { paymentNotification } from '../database/schema/payment-table.ts'
import { findUneven } from './find-uneven.ts'
import { isUnmatched } from './find-unmatched.ts'

export type Reconciliation = {
  /** Rupiah that came through gateways and over desks, by the ledger. */
  received: number
  /** What of it came through gateways, and what over desks. */
  byGateway: number
  atDesk: number
  /** The price of every order that counts as paid. */
  paidOrders: number
  /** What came beyond that and is owed back, whether or not it has gone back since. */
  owed: number
  /** Zero, to the rupiah. */
  difference: number
  /** Orders whose own sum does not come out: the first of them, and how many there are. */
  uneven: string[]
  allUneven: number
  /** Payments marked paid without exactly one entry of their amount, or the reverse. */
  loosePayments: number
  /** Messages of money that fit no payment and that no person has looked at yet. */
  unmatched: number
  /** Nothing of the above is left to look at. */
  even: boolean
}

/**
 * Holds the ledger against the orders: every rupiah that came in either pays an order or is owed back. Each question
 * reads from end to end what a clinic has ever sold, so each is one statement with a limit of its own.
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
