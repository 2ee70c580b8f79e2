import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../testing/app/open-test-app.ts'
import { findDue } from './apply-notifications.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp.close())

test('payment: the notification job uses an index and never reads the whole inbox', async () => {
  await testApp.db.execute(sql`
    insert into payment_notification (provider, request_id, headers, body, invoice, outcome, received_at)
    select 'doku', number, '{}', '', 'INV' || number, case when number % 1000 = 0 then 'unknown' else 'applied' end, now()
    from generate_series(1, 20000) number`)
  await testApp.db.execute(sql`analyze payment_notification`)
  const { rows } = await testApp.db.execute<{ 'QUERY PLAN': string }>(sql`explain ${findDue(testApp.db, 0).getSQL()}`)
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
  expect(plan).toContain('payment_notification_unknown')
  expect(plan).not.toContain('Seq Scan on payment_notification')
})
