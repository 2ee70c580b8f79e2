import { sql } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
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
  /** Orders whose own sum does not come out. */
  uneven: string[]
  /** Payments marked paid without exactly one entry of their amount, or the reverse. */
  loosePayments: number
  /** Messages of money that fit no payment and that no person has looked at yet. */
  unmatched: number
  /** Nothing of the above is left to look at. */
  even: boolean
}

/** Holds the ledger against the orders: every rupiah that came in either pays an order or is owed back. */
export async function reconcile(db: Database): Promise<Reconciliation> {
  const { rows } = await db.execute<Omit<Reconciliation, 'even'>>(sql`
    with ledger as (
      select order_id,
        coalesce(sum(amount) filter (where kind = 'received'), 0)::int8 received,
        coalesce(sum(amount) filter (where kind = 'received' and reference like 'desk-%'), 0)::int8 at_desk,
        coalesce(sum(amount) filter (where kind = 'refund-due'), 0)::int8 due
      from money_entry group by order_id
    ), sums as (
      select o.invoice, coalesce(l.received, 0) received, coalesce(l.at_desk, 0) at_desk, p.price,
        -- On a paid order a refund may be due of its own price; only what exceeds the price is beyond it.
        case when o.payment_status = 'PAID'
          then least(coalesce(l.due, 0), greatest(coalesce(l.received, 0) - p.price, 0))
          else coalesce(l.due, 0) end beyond
      from "order" o
      left join ledger l on l.order_id = o.id
      cross join lateral (select case when o.payment_status = 'PAID' then o.grand_total else 0 end price) p
      where l.order_id is not null or o.payment_status = 'PAID'
    )
    select
      coalesce(sum(received), 0)::float8 "received",
      coalesce(sum(received - at_desk), 0)::float8 "byGateway",
      coalesce(sum(at_desk), 0)::float8 "atDesk",
      coalesce(sum(price), 0)::float8 "paidOrders",
      coalesce(sum(beyond), 0)::float8 "owed",
      coalesce(sum(received - price - beyond), 0)::float8 "difference",
      -- In no order: the database would sort all orders for it.
      coalesce(array_agg(invoice) filter (where received <> price + beyond), '{}') "uneven",
      (select count(*)::int from (
          select 'payment-' || id reference, order_id, amount, state = 'PAID' paid from payment
          union all select 'desk-' || id, order_id, amount, true from desk_payment
        ) p
        full join (select * from money_entry where kind = 'received') m on m.reference = p.reference
        where p.paid is distinct from (m.id is not null)
          or (m.id is not null and (m.amount <> p.amount or m.order_id <> p.order_id))) "loosePayments",
      (select count(*)::int from payment_notification where ${isUnmatched}) "unmatched"
    from sums`)
  const sums = rows[0]!
  const { difference, loosePayments, unmatched } = sums
  const uneven = sums.uneven.toSorted()
  return { ...sums, uneven, even: difference === 0 && uneven.length + loosePayments + unmatched === 0 }
}
