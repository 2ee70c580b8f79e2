import type { TestApp } from './open-test-app.ts'

const same = `patient_id, branch_id, type, order_status, payment_status, payment_method, created_at, expires_at, paid_at,
  goods_total, shipping_amount, insurance_fee, service_fee, grand_total`

/** So many orders like this one, without items and events: enough for whoever only counts or sorts them. */
export async function copyOrder({ pool }: TestApp, orderId: number, count: number) {
  const { rows } = await pool.query<{ id: number }>(
    `insert into "order" (invoice, ${same})
    select 'INV9' || lpad((id * 1000 + place)::text, 11, '0'), ${same}
    from "order", generate_series(1, $2::int) place where id = $1 returning id`,
    [orderId, count],
  )
  return rows.map(({ id }) => id)
}
