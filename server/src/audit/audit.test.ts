import { listAudit } from '@nmw/contract/audit'
import { changeSetting, SETTINGS } from '@nmw/contract/ops-setting'
import { ROLES } from '@nmw/contract/role'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { authRoutes } from '../auth/auth-routes.ts'
import { auditEntry } from '../database/schema/audit-entry-table.ts'
import { sqlState } from '../database/transaction.ts'
import { dateInJakarta } from '../date-in-jakarta.ts'
import { settingRoutes } from '../setting/setting-routes.ts'
import { staffRoutes } from '../staff/staff-routes.ts'
import { createEditor } from '../testing/make/create-editor.ts'
import { createPatient } from '../testing/make/create-patient.ts'
import { openTestApp, type TestApp } from '../testing/app/open-test-app.ts'
import { createStaff } from '../testing/make/create-staff.ts'
import { listAffected } from './list-affected.ts'
import { recordAudit } from './record-audit.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp({ routes: [...authRoutes, ...settingRoutes, ...staffRoutes] })
})
afterAll(() => testApp.close())

test('audit: a sign-in is recorded with who, what, from where and by which request', async () => {
  const { email, id } = await createPatient(testApp)
  const visitor = testApp.visitor()
  const { headers } = await visitor.logIn(email)
  const [entry] = await testApp.db.select().from(auditEntry).where(eq(auditEntry.accountId, id))
  expect(entry).toMatchObject({
    action: 'login',
    ip: visitor.ip,
    requestId: headers['x-request-id'],
    detail: { site: 'member' },
  })
})

test.each([
  ['changed', sql`update audit_entry set action = 'nothing'`],
  ['deleted', sql`delete from audit_entry`],
  ['emptied', sql`truncate audit_entry`],
])('audit: the log cannot be %s', async (_how, statement) => {
  const state = await testApp.db.execute(statement).then(() => undefined, sqlState)
  expect(state).toBe('23001')
  expect((await testApp.db.select().from(auditEntry)).length).toBeGreaterThan(0)
})

test('audit: L5: after a breach one query lists whose records were touched, by whom and from where', async () => {
  const from = new Date(testApp.context.now().getTime() - 1000)
  const [siti, budi, clerk] = [await createPatient(testApp), await createPatient(testApp), await createStaff(testApp)]
  const touch = (object: string, ip: string) =>
    recordAudit(
      testApp.context,
      testApp.db,
      { ip, requestId: 'test' },
      { action: 'view-patient', accountId: clerk.id, object },
    )
  await touch(`account:${siti.id}`, '10.7.7.1')
  await touch(`account:${siti.id}`, '10.7.7.2')
  await touch(`account:${budi.id}`, '10.7.7.2')
  const end = new Date(testApp.context.now().getTime() + 1000)
  const affected = async (more: { ip?: string; by?: string }) =>
    Object.fromEntries(
      (await listAffected(testApp.db, { from, to: end, ...more })).map(({ email, times }) => [email, times]),
    )
  expect(await affected({ by: clerk.person.email })).toEqual({ [siti.email]: 2, [budi.email]: 1 })
  expect(await affected({ ip: '10.7.7.1' })).toEqual({ [siti.email]: 1 })
  expect(await affected({ by: siti.email })).toEqual({})
})

test('audit: a changed setting has the label of its screen, and is found by it', async () => {
  const [admin, reader] = [
    await createStaff(testApp, { role: 'administrator' }),
    await createEditor(testApp, ROLES.administrator),
  ]
  const startsOn = dateInJakarta(testApp.context.now())
  const body = { name: 'product-payment-hours', value: 6, startsOn, reason: 'Rapat' } as const
  expect((await admin.call(changeSetting, { body })).code).toBe(200)
  const { label } = SETTINGS[body.name]
  for (const search of [label, 'BAYAR produk', body.name]) {
    const { datas } = await reader.must(listAudit, { query: { search, limit: 5 } })
    expect(datas, search).toMatchObject([{ action: 'change-setting', object: label }])
  }
  expect((await reader.must(listAudit, { query: { search: 'Masa keanggotaan', limit: 5 } })).datas).toEqual([])
})
