import { sql } from 'drizzle-orm'
import type { Database } from '../../database/connection.ts'

/**
 * One line per violated invariant of seats, orders, stock, points, vouchers, messages and devices. `reconcile` checks
 * money, `testApp.close` the audit log.
 */
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
    union all
    select 'balance of ' || m.account_id || ' differs from its entries' as fault
    from membership m left join (
      select account_id, sum(amount) as points, count(*) as entries from point_entry group by account_id
    ) e using (account_id)
    where m.points <> coalesce(e.points, 0) or m.entries <> coalesce(e.entries, 0)
    union all
    select 'balance of ' || account_id || ' is negative' from membership where points < 0
    union all
    select 'balance of ' || account_id || ' was negative' from (
      select account_id, sum(amount) over (partition by account_id order by id) as running from point_entry
    ) history where running < 0
    union all
    select 'voucher ' || id || ' was used and cancelled' from member_voucher
    where used_at is not null and cancelled_at is not null
    union all
    select 'voucher ' || v.id || ' was not paid for exactly once' from member_voucher v
    where kind = 'points' and 1 <> (
      select count(*) from point_entry e
      where e.account_id = v.account_id and e.kind = 'redeem' and e.reference = 'voucher:' || v.id and e.amount = -v.points
    )
    union all
    select 'voucher ' || v.id || ' was not refunded exactly when it was cancelled' from member_voucher v
    where (v.cancelled_at is not null)::int <> (
      select count(*) from point_entry e where e.account_id = v.account_id and e.kind = 'cancel'
        and e.reference = 'voucher:' || v.id and e.amount = v.points
    )
    union all
    select 'redemption ' || e.reference || ' has no voucher' from point_entry e
    where e.kind = 'redeem' and not exists (
      select from member_voucher v where v.account_id = e.account_id and 'voucher:' || v.id = e.reference
    )
    union all
    select 'voucher ' || v.id || ' ended ' || count(a.id) || ' times in the audit' from member_voucher v
    left join audit_entry a on a.object = 'voucher:' || v.id and a.action in ('use-voucher', 'cancel-voucher', 'return-voucher')
    group by v.id having count(a.id) filter (where a.action <> 'return-voucher')
      <> count(a.id) filter (where a.action = 'return-voucher') + (v.used_at is not null or v.cancelled_at is not null)::int
    union all
    select 'voucher ' || v.id || ' is open and spent on ' || s.invoice from sale s join member_voucher v on v.id = s.voucher_id
    where s.voided_at is null and v.used_at is null
  `)
  return rows.map(({ fault }) => fault)
}
