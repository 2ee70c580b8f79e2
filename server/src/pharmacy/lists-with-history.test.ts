import type { Endpoint } from '@nmw/contract/endpoint'
import { readBranchSummary } from '@nmw/contract/ops-branch'
import { listDispensaryOrders } from '@nmw/contract/ops-order'
import { readQueue } from '@nmw/contract/ops-queue'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { queueRoutes } from '../appointment/queue-routes.ts'
import { staffBranchRoutes } from '../staff-branch/staff-branch-routes.ts'
import { createDoctorSession } from '../testing/make/create-doctor-session.ts'
import { createPatient } from '../testing/make/create-patient.ts'
import { createStaff } from '../testing/make/create-staff.ts'
import { recordStatements } from '../testing/checks/record-statements.ts'
import { openTestApp, type TestApp } from '../testing/app/open-test-app.ts'
import { pharmacyRoutes } from './pharmacy-routes.ts'

const FINISHED = 10_000

let testApp: TestApp
let admin: Awaited<ReturnType<typeof createStaff>>
let branch: string
beforeAll(async () => {
  testApp = await openTestApp({ routes: [...pharmacyRoutes, ...queueRoutes, ...staffBranchRoutes] })
  admin = await createStaff(testApp, { role: 'administrator' })
  const { branch: place } = await createDoctorSession(testApp)
  branch = String(place.id)
  const { id } = await createPatient(testApp)
  await testApp.db.execute(sql`
    with made as (
      insert into "order" (invoice, patient_id, branch_id, type, order_status, payment_status, goods_total,
        shipping_amount, insurance_fee, service_fee, grand_total, payment_method, created_at, expires_at, paid_at, ended_at)
      select 'INV250101' || lpad(number::text, 6, '0'), ${id}, ${place.id}, 'MARKETPLACE', 'COMPLETED', 'PAID', 1000, 0, 0, 0,
        1000, 'X', now(), now(), now(), now()
      from generate_series(1, ${FINISHED}::int) number returning id
    ), filled as (
      insert into order_item (order_id, item_id, name, image, quantity, list_price, price, taxable)
      select id, 'OTC-1', 'Serum', 'x.webp', 1, 1000, 1000, true from made
    )
    insert into order_event (order_id, order_status, payment_status, note, at)
    select id, 'COMPLETED', 'PAID', '', now() from made`)
  await testApp.db.execute(sql`
    insert into shipment (order_id, provider, request_id, service, type, airway_bill, state, created_at, updated_at)
    select id, 'simulator', 'P' || invoice, 'jne', 'REG23', invoice, 'delivered', now(), now() from "order"`)
  await testApp.db.execute(sql`
    update "order" set order_status = 'WAITING_CONFIRM', ended_at = null
    where id in (select id from "order" order by id desc limit 5)`)
  await testApp.db.execute(sql`
    update "order" set order_status = 'SHIPPED', ended_at = null, airway_bill = invoice, shipped_at = now()
    where id in (select id from "order" order by id limit 20)`)
  await testApp.db.execute(sql`analyze`)
})
afterAll(() => testApp.close())

test.each<[string, Endpoint, object]>([
  ['the orders to confirm', listDispensaryOrders, { state: 'WAITING_CONFIRM' }],
  ['the orders that left', listDispensaryOrders, { state: 'SHIPPED' }],
  ['the orders of a name', listDispensaryOrders, { search: 'sit' }],
  ['the queue of the day', readQueue, {}],
  ['the figures of the branch', readBranchSummary, {}],
])('staff lists: %s are found without reading finished rows', async (_what, endpoint, query) => {
  const statements = await recordStatements(async () => {
    expect((await admin.call(endpoint, { query: { branch, ...query } })).code).toBe(200)
  })
  expect(statements.length).toBeGreaterThan(0)
  const read = new Set<string>()
  for (const { text, values } of statements) for (const name of await sequentialScans(text, values)) read.add(name)
  expect([...read].filter((name) => ['order', 'order_item', 'order_event', 'shipment'].includes(name))).toEqual([])
})

/** Tables with a sequential scan in the plan of a statement. */
async function sequentialScans(text: string, values: unknown[] = []) {
  const { rows } = await testApp.db.$client.query<{ 'QUERY PLAN': unknown }>(`explain (format json) ${text}`, values)
  const plan = JSON.stringify(rows[0]!['QUERY PLAN'])
  return Array.from(plan.matchAll(/"Node Type":"Seq Scan"[^{}]*?"Relation Name":"(\w+)"/g), ([, name]) => name!)
}
