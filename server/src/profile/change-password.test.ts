import { changePassword } from '@nmw/contract/profile'
import { readShellProfile } from '@nmw/contract/shell-profile'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { authRoutes } from '../auth/auth-routes.ts'
import { auditEntry } from '../database/schema/audit-entry-table.ts'
import { createPatient } from '../testing/make/create-patient.ts'
import { openTestApp, type TestApp } from '../testing/app/open-test-app.ts'
import { profileRoutes } from './profile-routes.ts'
import { shellProfileRoutes } from './shell-profile-routes.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp({ routes: [...authRoutes, ...profileRoutes, ...shellProfileRoutes] })
})
afterAll(() => testApp.close())

const bodyOf = (oldPassword: string, password: string) => ({ oldPassword, password, rePassword: password })
const wrong = { code: 400, message: 'Sandi lama tidak sesuai', errors: [{ path: 'oldPassword' }] }
const sent = bodyOf('Demo1234', 'Barusekali1')

async function member() {
  const { id, email } = await createPatient(testApp)
  const visitor = testApp.visitor()
  await visitor.logIn(email)
  return { id, email, change: (body: typeof sent) => visitor.call(changePassword, { body }) }
}

async function changed() {
  const person = await member()
  expect(await person.change(sent)).toMatchObject({ code: 200 })
  return person
}

test('password: a retry after a lost answer succeeds and changes nothing twice', async () => {
  const { id, email, change } = await changed()
  const elsewhere = testApp.visitor()
  await elsewhere.logIn(email, { password: sent.password })
  for (let time = 0; time < 6; time++)
    expect(await change(sent)).toMatchObject({ code: 200, message: changePassword.success })
  expect(await elsewhere.call(readShellProfile)).toMatchObject({ code: 200 })
  const lines = and(eq(auditEntry.accountId, id), eq(auditEntry.action, 'change-password'))
  expect(await testApp.db.$count(auditEntry, lines)).toBe(1)
})

test('password: a retry with another new password is refused', async () => {
  const { email, change } = await changed()
  expect(await change(bodyOf('Demo1234', 'Lainlagi1'))).toMatchObject(wrong)
  expect(await testApp.visitor().logIn(email, { password: sent.password })).toMatchObject({ code: 200 })
})

test('password: a retry ten minutes later is refused', async () => {
  const { change } = await changed()
  testApp.clock.advance(601)
  expect(await change(sent)).toMatchObject(wrong)
  testApp.clock.reset()
})

test('password: only the device that changed the password may retry', async () => {
  const { email } = await changed()
  const later = testApp.visitor()
  await later.logIn(email, { password: sent.password })
  expect(await later.call(changePassword, { body: sent })).toMatchObject(wrong)
  const { change } = await member()
  expect(await change(bodyOf('Salah1234', 'Demo1234'))).toMatchObject(wrong)
})

test('password: each checked password counts as a guess, the new one too', async () => {
  const { change } = await changed()
  for (const guess of ['Tebakan1', 'Tebakan2']) expect(await change(bodyOf('Salah1234', guess))).toMatchObject(wrong)
  expect(await change(bodyOf('Salah1234', 'Tebakan3'))).toMatchObject({ code: 429 })
  expect(await change(sent)).toMatchObject({ code: 429 })
  testApp.clock.advance(16 * 60)
  expect(await change(bodyOf(sent.password, 'Lainlagi1'))).toMatchObject({ code: 200 })
  testApp.clock.reset()
})
