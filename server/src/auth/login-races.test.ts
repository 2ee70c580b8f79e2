import * as auth from '@nmw/contract/auth'
import { CODE_WRONG } from '@nmw/contract/one-time-code'
import { changePassword } from '@nmw/contract/profile'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { account } from '../database/schema/account-table.ts'
import { auditEntry } from '../database/schema/audit-entry-table.ts'
import { outboxMessage } from '../database/schema/outbox-message-table.ts'
import { session } from '../database/schema/session-table.ts'
import { profileRoutes } from '../profile/profile-routes.ts'
import { createPatient } from '../testing/make/create-patient.ts'
import { blockOnLock } from '../testing/stress/block-on-lock.ts'
import { openTestApp, type TestApp } from '../testing/app/open-test-app.ts'
import { authRoutes } from './auth-routes.ts'
import { endSessions } from './end-sessions.ts'
import { hashPassword } from './password-hash.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp({ routes: [...authRoutes, ...profileRoutes] })
})
afterAll(() => testApp.close())

/** Lets a call reach the account's row, and changes the account before it may continue. */
function overtake<T>(id: number, change: Partial<typeof account.$inferInsert>, act: () => Promise<T>) {
  return blockOnLock(testApp, {
    lock: sql`select from ${account} where id = ${id}`,
    act,
    meanwhile: async (db) => {
      await db.update(account).set(change).where(eq(account.id, id))
      await endSessions(db, id, testApp.context.now())
    },
  })
}

const openOf = (id: number) => testApp.db.$count(session, and(eq(session.accountId, id), isNull(session.endedAt)))

test('login races: a sign-in with the old password does not survive a password change made meanwhile', async () => {
  const { id, email } = await createPatient(testApp)
  const passwordHash = await hashPassword('Barusekali1')
  const visitor = testApp.visitor()
  const answer = await overtake(id, { passwordHash }, () => visitor.logIn(email))
  expect(answer).toMatchObject({ code: 400, message: auth.WRONG_CREDENTIALS, result: null })
  expect(visitor.jar.size).toBe(0)
  expect(await openOf(id)).toBe(0)
  const refused = and(eq(auditEntry.accountId, id), eq(auditEntry.action, 'login-refused'))
  expect(await testApp.db.$count(auditEntry, refused)).toBe(1)
  expect(await testApp.visitor().logIn(email, { password: 'Barusekali1' })).toMatchObject({ code: 200 })
})

test('login races: a sign-in does not survive the closing of the account', async () => {
  const { id, email } = await createPatient(testApp)
  const answer = await overtake(id, { active: false }, () => testApp.visitor().logIn(email))
  expect(answer).toMatchObject({ code: 400, message: auth.WRONG_CREDENTIALS })
  expect(await openOf(id)).toBe(0)
})

test('login races: a sign-in by code survives a new password, but not the closing of the account', async () => {
  const byCode = async (email: string) => {
    await testApp.visitor().call(auth.requestLoginCode, { body: { username: email } })
    const [mail] = await testApp.db.select().from(outboxMessage).where(eq(outboxMessage.recipient, email))
    return () => testApp.visitor().call(auth.loginWithCode, { body: { username: email, otp: mail!.code! } })
  }
  const one = await createPatient(testApp)
  expect(await overtake(one.id, { passwordHash: '!' }, await byCode(one.email))).toMatchObject({ code: 200 })
  const other = await createPatient(testApp)
  const answer = await overtake(other.id, { active: false }, await byCode(other.email))
  expect(answer).toMatchObject({ code: 400, message: CODE_WRONG })
  expect(await openOf(other.id)).toBe(0)
})

test('login races: a password change started with the old password does not undo a reset', async () => {
  const { id, email } = await createPatient(testApp)
  const passwordHash = await hashPassword('Barusekali1')
  const visitor = testApp.visitor()
  await visitor.logIn(email)
  const body = { oldPassword: 'Demo1234', password: 'Punyaorang1', rePassword: 'Punyaorang1' }
  const answer = await overtake(id, { passwordHash }, () => visitor.call(changePassword, { body }))
  expect(answer).toMatchObject({ code: 400, message: 'Sandi lama tidak sesuai' })
  expect(await testApp.visitor().logIn(email, { password: 'Barusekali1' })).toMatchObject({ code: 200 })
})
