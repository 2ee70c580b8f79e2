import type { TestApp } from '../app/open-test-app.ts'

const same = `patient_id, branch_id, type, order_status, payment_status, payment_method, created_at, expires_at, paid_at,
  pickup_code, goods_total, shipping_amount, insurance_fee, service_fee, grand_total`

const line = 'item_id, name, image, quantity, list_price, price, weight, usage, taxable'

/** Copies an order with its items and one event: enough for tests that count or sort. */
export async function copyOrder({ pool }: TestApp, orderId: number, count: number) {
  const { rows } = await pool.query<{ id: number }>(
    `with copied as (
      insert into "order" (invoice, ${same})
      select 'INV9' || lpad((id * 1000 + place)::text, 11, '0'), ${same}
      from "order", generate_series(1, $2::int) place where id = $1
      returning id, order_status, payment_status, created_at
    ), lines as (
      insert into order_item (order_id, ${line}) select copied.id, ${line} from copied, order_item where order_id = $1
    ), events as (
      insert into order_event (order_id, order_status, payment_status, note, at)
      select id, order_status, payment_status, 'Disalin', created_at from copied
    ) select id from copied`,
    [orderId, count],
  )
  return rows.map(({ id }) => id)
}
