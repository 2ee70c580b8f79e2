import { sql } from 'drizzle-orm'
import type { Database } from '../../database/connection.ts'
import { findPointFaults } from './find-point-faults.ts'

/** One line per violated invariant of seats, orders, stock, vouchers, messages and devices. `reconcile` checks money, `testApp.close` the audit log. */
export async function findBrokenInvariants(db: Database) {
  const { rows } = await db.execute<{ fault: string }>(sql`
    select 'session ' || s.id || ' has ' || s.taken || ' of ' || s.capacity || ' seats taken by ' || count(a.id) as fault
    from doctor_session s left join appointment a on a.session_id = s.id and a.status <> 0
    group by s.id having s.taken <> count(a.id) or s.taken > s.capacity
    union all
    select 'patient ' || patient_id || ' has ' || count(*) || ' future appointments' from appointment
    where status = 1 group by patient_id having count(*) > 1
    union all
    select 'patient ' || account_id || ' has ' || count(*) || ' primary addresses' from delivery_address
    where is_primary group by account_id having count(*) > 1
    union all
    select 'order ' || o.invoice || ' differs from its lines' from "order" o
    left join order_item i on i.order_id = o.id
    group by o.id having o.goods_total <> coalesce(sum(i.quantity * i.price), 0)
      or o.grand_total <> coalesce(sum(i.quantity * i.price), 0) + o.shipping_amount + o.insurance_fee + o.service_fee
    union all
    select 'order ' || o.invoice || ' was paid and ended unpaid' from "order" o join order_event e on e.order_id = o.id
    group by o.id having bool_or(e.payment_status = 'PAID') and bool_or(e.payment_status in ('CANCEL', 'EXPIRED', 'FAILED'))
    union all
    select 'order ' || o.invoice || ' differs from its history' from "order" o
    left join lateral (
      select order_status, payment_status from order_event e where e.order_id = o.id order by e.id desc limit 1
    ) e on true
    where (o.order_status, o.payment_status) is distinct from (e.order_status, e.payment_status)
    union all
    select 'order ' || o.invoice || ' is cancelled and has a seat' from "order" o join appointment a on a.order_id = o.id
    where o.order_status = 'CANCEL' and a.status <> 0
    union all
    select 'sale ' || s.invoice || ' is void and has a redemption' from sale s join redemption r on r.sale_id = s.id
    where s.voided_at is not null and r.state <> 'returned'
    union all
    select 'shelf ' || s.id || ' reserves ' || s.reserved || ' for ' || coalesce(sum(e.quantity), 0) from stock s
    left join stock_entry e on e.stock_id = s.id and e.kind = 'reserved' and not exists (
      select from stock_entry l where l.stock_id = s.id and l.reference = e.reference and l.kind in ('released', 'sold')
    )
    group by s.id having s.reserved <> coalesce(sum(e.quantity), 0)
    union all
    select 'shelf ' || s.id || ' differs from its batches' from stock s
    left join stock_batch b on b.stock_id = s.id
    group by s.id having s.on_hand <> coalesce(sum(b.quantity), 0)
    union all
    select 'message ' || id || ' was sent and has failed' from outbox_message where sent_at is not null and failed_at is not null
    union all
    select 'device ' || s.id || ' of a closed account is signed in' from session s join account a on a.id = s.account_id
    where s.ended_at is null and not a.active
  `)
  return [...rows.map(({ fault }) => fault), ...(await findPointFaults(db))]
}
