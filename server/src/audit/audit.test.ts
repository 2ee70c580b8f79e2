import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditEntry } from '../database/schema/audit-entry-table.ts'
import { sqlState } from '../database/transaction.ts'
import { createPatient } from '../testing/create-patient.ts'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'

let world: TestApp
beforeAll(async () => {
  world = await openTestApp()
})
afterAll(() => world.close())

test('a sign-in leaves a line that says who, what, from where and by which request', async () => {
  const { email, id } = await createPatient(world)
  const visitor = world.visitor()
  const { headers } = await visitor.logIn(email)
  const [entry] = await world.db.select().from(auditEntry).where(eq(auditEntry.accountId, id))
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
])('the log cannot be %s', async (_how, statement) => {
  const state = await world.db.execute(statement).then(() => undefined, sqlState)
  expect(state).toBe('23001')
  expect((await world.db.select().from(auditEntry)).length).toBeGreaterThan(0)
})
