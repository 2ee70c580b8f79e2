import { sql } from 'drizzle-orm'
import type { Context } from '../../context.ts'

/** Keeps each statement well below the statement timeout. */
const BATCH = 20_000

/** Completed orders of one product each, spread over the generated patients, all branches and three years. */
export async function fillLargeOrders({ db, now }: Context, wanted: number) {
  const { rows } = await db.execute<{ made: number }>(
    sql`select count(*)::int as made from "order" where payment_method = 'LARGE'`,
  )
  for (let from = (rows[0]?.made ?? 0) + 1; from <= wanted; from += BATCH)
    await insertOrders(db, { from, to: Math.min(wanted, from + BATCH - 1), at: now() })
}

/** One statement, so that an interrupted run leaves no partial order. */
async function insertOrders(db: Context['db'], { from, to, at }: { from: number; to: number; at: Date }) {
  await db.execute(sql`
    with buyer as materialized (
      select id, row_number() over (order by id) - 1 as place
      from account where email like 'pasien-%@besar.example'
    ), shop as materialized (
      select id, row_number() over (order by id) - 1 as place from branch
    ), ware as materialized (
      select *, row_number() over (order by id) - 1 as place from product
    ), total as (
      select (select count(*) from buyer) buyers, (select count(*) from shop) shops, (select count(*) from ware) wares
    ), made as (
      insert into "order" (invoice, patient_id, branch_id, type, order_status, payment_status, goods_total,
        shipping_amount, insurance_fee, service_fee, grand_total, weight, payment_method, created_at, expires_at, paid_at, ended_at)
      select 'INV' || to_char(day, 'YYMMDD') || lpad((number % 1000000)::text, 6, '0'), buyer.id, shop.id, 'MARKETPLACE',
        'COMPLETED', 'PAID', 100000, 12000, 0, 0, 112000, 200, 'LARGE', day, day + interval '1 day', day, day + interval '3 days'
      from generate_series(${from}::int, ${to}::int) number
      cross join lateral (select ${at.toISOString()}::timestamptz - (60 + number % 1000) * interval '1 day' as day) sold
      cross join total
      join buyer on buyer.place = number % buyers
      join shop on shop.place = number % shops
      returning id, paid_at
    ), filled as (
      insert into order_item (order_id, item_id, name, image, quantity, list_price, price, weight, taxable)
      select made.id, ware.id, name, image, 1, 100000, 100000, 200, true
      from made cross join total join ware on ware.place = made.id % wares
    )
    insert into order_event (order_id, order_status, payment_status, note, at)
    select id, 'COMPLETED', 'PAID', 'Pesanan diterima', paid_at from made
  `)
}
