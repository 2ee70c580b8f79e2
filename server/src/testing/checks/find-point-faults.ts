import { sql } from 'drizzle-orm'
import type { Database } from '../../database/connection.ts'

/** One line per violated invariant of points and vouchers. */
export async function findPointFaults(db: Database) {
  const { rows } = await db.execute<{ fault: string }>(sql`
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
