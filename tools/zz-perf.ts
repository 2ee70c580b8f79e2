import { readEnv } from '../server/src/env.ts'
import { withDatabase } from './clinic/with-database.ts'
import { fillDemoData } from '../server/src/demo/fill-demo-data.ts'
import { readQueue } from '../server/src/appointment/read-queue.ts'
import { listPickups } from '../server/src/order/list-pickups.ts'
import { listRefunds } from '../server/src/refund-desk/list-refunds.ts'
import { readBranchSummary } from '../server/src/staff-branch/read-branch-summary.ts'
import { searchPatients } from '../server/src/patient/search-patients.ts'
import { sql } from '../server/node_modules/drizzle-orm/index.js'
const env = readEnv({ DATA_DIR: '/tmp/ops/perf-data', LOG_LEVEL: 'silent', PORT: '8192' })
await withDatabase(env, async (context) => {
  await fillDemoData(context)
  const db = context.db
  const caller: any = { accountId: 6, roleId: 1, site: 'ops', sessionId: '', pending: false }
  const visit: any = { ip: '1', requestId: 'x' }
  // a full day at branch 1, both times the same
  await db.execute(
    sql.raw(
      `insert into account (role_id,email,full_name,password_hash,created_at) select 2,'p'||g||'@x.example', (array['Siti','Budi','Ayu','Dewi','Made','Rani','Joko','Putri'])[1+g%8]||' '||md5(g::text),'x',now() from generate_series(1,2000) g`,
    ),
  )
  await db.execute(
    sql.raw(
      `insert into patient (account_id, sealed_nik, birth_date, gender) select id,'x','1990-01-01',0 from account where email like 'p%@x.example'`,
    ),
  )
  await db.execute(
    sql.raw(
      `insert into doctor_session (doctor_id,branch_id,day,starts_at,ends_at,capacity,taken,minutes_per_patient,fee) select doctor_id, branch_id, (now() at time zone 'Asia/Jakarta')::date, now()+ (row_number() over ())*interval '1 minute', now()+interval '5 hours', 20, 20, 10, 0 from doctor_practice where branch_id=1 limit 5`,
    ),
  )
  await db
    .execute(
      sql.raw(
        `insert into appointment (medical_id, patient_id, session_id, queue_number, note, created_at) select 'RMT'||row_number() over (), p.id, s.id, p.n, 'x', now() from (select id, row_number() over (order by id) r, 1+ ((row_number() over (order by id)-1) % 20) n from account where email like 'p%@x.example' order by id limit 100) p join (select id, row_number() over (order by id) k from doctor_session order by id desc limit 5) s on s.k = 1 + (p.r-1)/20 + (select count(*) from doctor_session) - 5`,
      ),
    )
    .catch((e: any) => console.log('seats', e.message.slice(0, 200)))
  await db.execute(
    sql.raw(
      `insert into "order" (invoice, patient_id, branch_id, type, order_status, payment_status, goods_total, shipping_amount, insurance_fee, service_fee, grand_total, payment_method, pickup_code, created_at, expires_at, paid_at) select 'INV269999'||lpad(g::text,6,'0'), 7, 1, 'MARKETPLACE','SELF_PICKUP','PAID',100000,0,0,0,100000,'VA','123456',now(),now(),now() from generate_series(1,20) g`,
    ),
  )
  await db.execute(
    sql.raw(
      `insert into refund_case (order_id, amount, reason, state, created_at) select id, grand_total, 'x','DIAJUKAN',now() from "order" where invoice like 'INV269999%' limit 15`,
    ),
  )
  const calls: Record<string, () => Promise<any>> = {
    queue: () => readQueue(context, { caller, query: { branch: 1 } }),
    pickups: () => listPickups(context, { caller, query: { branch: 1 } }),
    refunds: () => listRefunds(context, { caller, query: { branch: 1, page: 1, limit: 10 } }),
    summary: () => readBranchSummary(context, { caller, query: { branch: 1 } }),
    search: () => searchPatients(context, { caller, visit, query: { page: 1, limit: 10, search: 'siti a1' } }),
  }
  async function measure(label: string) {
    await db.execute(sql.raw('analyze'))
    for (const [name, call] of Object.entries(calls)) {
      for (let i = 0; i < 10; i++) await call()
      const times: number[] = []
      for (let i = 0; i < 60; i++) {
        const t = performance.now()
        await call()
        times.push(performance.now() - t)
      }
      times.sort((a, b) => a - b)
      console.log(label, name, 'median', times[30]!.toFixed(2), 'ms p90', times[54]!.toFixed(2))
    }
  }
  const r = await calls.queue!()
  console.log('seats shown', r.seats.length)
  await measure('small')
  console.log('filling', new Date().toISOString())
  await db.execute(
    sql.raw(
      `insert into "order" (invoice, patient_id, branch_id, type, order_status, payment_status, goods_total, shipping_amount, insurance_fee, service_fee, grand_total, payment_method, created_at, expires_at, paid_at, ended_at) select 'INV25'||lpad((g/100000)::text,4,'0')||lpad((g%100000)::text,6,'0'), 7+(g%2000), 1+(g%15), case when g%3=0 then 'CONSULTATION' else 'MARKETPLACE' end, case when g%10=0 then 'CANCEL' else 'COMPLETED' end, case when g%10=0 then 'EXPIRED' else 'PAID' end,100000,0,0,0,100000,'VA',now()-interval '1 day'*(g%700),now(),case when g%10=0 then null else now() end, now() from generate_series(1,1000000) g`,
    ),
  )
  await db.execute(
    sql.raw(
      `insert into refund_case (order_id, amount, reason, state, created_at, transferred_at) select id, grand_total, 'x','DITRANSFER',now(), now() from "order" where invoice like 'INV25%' and order_status='COMPLETED' limit 20000`,
    ),
  )
  console.log('filled', new Date().toISOString())
  await measure('large')
  for (const [name, q] of [
    [
      'pickups',
      `select id, invoice from "order" where branch_id=1 and order_status='SELF_PICKUP' order by id limit 200`,
    ],
    [
      'orders counted',
      `select order_status, count(*) from "order" where branch_id=1 and order_status in ('WAITING_CONFIRM','PROCESS','SELF_PICKUP') group by 1`,
    ],
    [
      'refunds open',
      `select r.id from refund_case r join "order" o on o.id=r.order_id where r.state in ('DIAJUKAN','DISETUJUI') and o.branch_id=1 order by r.id limit 10`,
    ],
  ] as const) {
    const { rows } = await db.execute(sql.raw('explain (analyze, costs off, timing off) ' + q))
    console.log('--', name)
    for (const row of rows as any[]) console.log('  ', row['QUERY PLAN'])
  }
})
