import * as auth from '@nmw/contract/auth'
import { CODE_WRONG } from '@nmw/contract/one-time-code'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { account } from '../database/schema/account-table.ts'
import { auditEntry } from '../database/schema/audit-entry-table.ts'
import { outboxMessage } from '../database/schema/outbox-message-table.ts'
import { session } from '../database/schema/session-table.ts'
import { transaction } from '../database/transaction.ts'
import { createPatient } from '../testing/create-patient.ts'
import { eventually } from '../testing/eventually.ts'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'
import { endSessions } from './end-sessions.ts'
import { hashPassword } from './password-hash.ts'

let world: TestApp
beforeAll(async () => {
  world = await openTestApp()
})
afterAll(() => world.close())

/** Lets a sign-in come as far as the account's row, and changes the account before it may go on. */
async function overtake<T>(id: number, change: Partial<typeof account.$inferInsert>, logIn: () => Promise<T>) {
  const mine = eq(account.id, id)
  let answer: Promise<T>
  await transaction(world.db, async (db) => {
    await db.select().from(account).where(mine).for('update')
    answer = logIn()
    await eventually(async () => expect(await waiting()).toBeGreaterThan(0))
    await db.update(account).set(change).where(mine)
    await endSessions(db, id, world.context.now())
  })
  return answer!
}

async function waiting() {
  const { rows } = await world.db.execute<{ count: number }>(
    sql`select count(*)::int as count from pg_locks join pg_stat_activity using (pid)
      where not granted and datname = current_database()`,
  )
  return rows[0]!.count
}

const openOf = (id: number) => world.db.$count(session, and(eq(session.accountId, id), isNull(session.endedAt)))

test('a sign-in with the old password that is under way does not survive a new one', async () => {
  const { id, email } = await createPatient(world)
  const passwordHash = await hashPassword('Barusekali1')
  const visitor = world.visitor()
  const answer = await overtake(id, { passwordHash }, () => visitor.logIn(email))
  expect(answer).toMatchObject({ code: 400, message: auth.WRONG_CREDENTIALS, result: null })
  expect(visitor.jar.size).toBe(0)
  expect(await openOf(id)).toBe(0)
  const refused = and(eq(auditEntry.accountId, id), eq(auditEntry.action, 'login-refused'))
  expect(await world.db.$count(auditEntry, refused)).toBe(1)
  expect(await world.visitor().logIn(email, { password: 'Barusekali1' })).toMatchObject({ code: 200 })
})

test('nor does it survive the end of the account', async () => {
  const { id, email } = await createPatient(world)
  const answer = await overtake(id, { active: false }, () => world.visitor().logIn(email))
  expect(answer).toMatchObject({ code: 400, message: auth.WRONG_CREDENTIALS })
  expect(await openOf(id)).toBe(0)
})

test('a sign-in by code survives a new password, but not the end of the account', async () => {
  const byCode = async (email: string) => {
    await world.visitor().call(auth.requestLoginCode, { body: { username: email } })
    const [mail] = await world.db.select().from(outboxMessage).where(eq(outboxMessage.recipient, email))
    return () => world.visitor().call(auth.loginWithCode, { body: { username: email, otp: mail!.code! } })
  }
  const one = await createPatient(world)
  expect(await overtake(one.id, { passwordHash: '!' }, await byCode(one.email))).toMatchObject({ code: 200 })
  const other = await createPatient(world)
  const answer = await overtake(other.id, { active: false }, await byCode(other.email))
  expect(answer).toMatchObject({ code: 400, message: CODE_WRONG })
  expect(await openOf(other.id)).toBe(0)
})
