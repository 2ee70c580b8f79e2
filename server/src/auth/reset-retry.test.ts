import * as auth from '@nmw/contract/auth'
import { changePassword } from '@nmw/contract/profile'
import { readShellProfile } from '@nmw/contract/shell-profile'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditEntry } from '../database/schema/audit-entry-table.ts'
import { profileRoutes } from '../profile/profile-routes.ts'
import { shellProfileRoutes } from '../profile/shell-profile-routes.ts'
import { createPatient } from '../testing/make/create-patient.ts'
import { mailedResetKey } from '../testing/make/mailed-reset-key.ts'
import { openTestApp, type TestApp } from '../testing/app/open-test-app.ts'
import { authRoutes } from './auth-routes.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp({ routes: [...authRoutes, ...profileRoutes, ...shellProfileRoutes] })
})
afterAll(() => testApp.close())

const failed = { code: 400, message: auth.RESET_FAILED }

const use = (key: string, password: string, visitor = testApp.visitor()) =>
  visitor.call(auth.resetPassword, { params: { key }, body: { password, rePassword: password } })

const mailedKey = (email: string) => mailedResetKey(testApp, email)

async function usedKey() {
  const { id, email } = await createPatient(testApp)
  const key = await mailedKey(email)
  expect(await use(key, 'Barusekali1')).toMatchObject({ code: 200 })
  return { id, email, key }
}

test('reset retry: a repeat after a lost response succeeds without doing anything twice', async () => {
  const { id, email } = await createPatient(testApp)
  const browser = testApp.visitor()
  await browser.logIn(email)
  const before = new Map(browser.jar)
  const key = await mailedKey(email)
  expect(await use(key, 'Barusekali1', browser)).toMatchObject({ code: 200 })
  const elsewhere = testApp.visitor()
  await elsewhere.logIn(email, { password: 'Barusekali1' })
  const next = await mailedKey(email)
  for (let time = 0; time < 6; time++) {
    // The response was lost, so the browser has no cookie.
    browser.jar.clear()
    for (const [name, value] of before) browser.jar.set(name, value)
    expect(await use(key, 'Barusekali1', browser)).toMatchObject({ code: 200, result: { sites: ['member'] } })
  }
  expect([...browser.jar.keys()].filter((name) => name.includes('member'))).toEqual([])
  expect(await elsewhere.call(readShellProfile)).toMatchObject({ code: 200 })
  const lines = and(eq(auditEntry.accountId, id), eq(auditEntry.action, 'reset-password'))
  expect(await testApp.db.$count(auditEntry, lines)).toBe(1)
  expect(await use(next, 'Lainlagi1')).toMatchObject({ code: 200 })
})

test('reset retry: after five other passwords even the right one is refused', async () => {
  const { key } = await usedKey()
  for (let guess = 1; guess <= 5; guess++) expect(await use(key, `Tebakan${guess}`)).toMatchObject(failed)
  expect(await use(key, 'Barusekali1')).toMatchObject(failed)
})

test('reset retry: after ten minutes a used link is refused', async () => {
  const { key } = await usedKey()
  testApp.clock.advance(601)
  expect(await use(key, 'Barusekali1')).toMatchObject(failed)
  testApp.clock.reset()
})

test("reset retry: it works after the link's own expiry as well", async () => {
  const { email } = await createPatient(testApp)
  const key = await mailedKey(email)
  testApp.clock.advance(29 * 60)
  expect(await use(key, 'Barusekali1')).toMatchObject({ code: 200 })
  testApp.clock.advance(61)
  expect(await use(key, 'Barusekali1')).toMatchObject(failed)
  testApp.clock.reset()
})

test('reset retry: a used link cannot be used to guess a later password', async () => {
  const { email, key } = await usedKey()
  const owner = testApp.visitor()
  await owner.logIn(email, { password: 'Barusekali1' })
  const body = { oldPassword: 'Barusekali1', password: 'Lainlagi1', rePassword: 'Lainlagi1' }
  expect(await owner.call(changePassword, { body })).toMatchObject({ code: 200 })
  expect(await use(key, 'Lainlagi1')).toMatchObject(failed)
})
