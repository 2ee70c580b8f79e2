import { sql } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'

const SHOWN = 50

/**
 * Orders whose received money neither pays them nor is refunded, oldest first, and the total refund due. Ordinary
 * orders, paid once and exactly, are left out before anything is summed up.
 */
export async function findUneven(db: Database) {
  const { rows } = await db.execute<{ owed: number; uneven: string[]; allUneven: number }>(sql`
    with unusual as (
      select coalesce(m.order_id, o.id) id
      from (select order_id, amount from money_entry where kind = 'received') m
      full join (select id, grand_total from "order" where payment_status = 'PAID') o on o.id = m.order_id
      where m.amount is distinct from o.grand_total
      union select order_id from money_entry where kind = 'received' group by order_id having count(*) > 1
      union select order_id from money_entry where kind = 'refund-due'
    ), ledger as (
      select o.id, o.invoice, o.payment_status = 'PAID' paid,
        case when o.payment_status = 'PAID' then o.grand_total else 0 end price,
        coalesce(sum(m.amount) filter (where m.kind = 'received'), 0) received,
        coalesce(sum(m.amount) filter (where m.kind = 'refund-due'), 0) due
      from unusual join "order" o on o.id = unusual.id left join money_entry m on m.order_id = o.id
      group by o.id
    ), sums as (
      -- On a paid order a refund of the price itself may be due; only what exceeds the price counts.
      select *, case when paid then least(due, greatest(received - price, 0)) else due end beyond from ledger
    )
    select
      (select coalesce(sum(beyond), 0)::float8 from sums) "owed",
      array(select invoice from sums where received <> price + beyond order by id limit ${SHOWN}) "uneven",
      (select count(*)::int from sums where received <> price + beyond) "allUneven"`)
  return rows[0]!
}
