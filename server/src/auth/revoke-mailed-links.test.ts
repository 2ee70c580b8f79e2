import * as auth from '@nmw/contract/auth'
import * as profile from '@nmw/contract/profile'
import { ROLES } from '@nmw/contract/role'
import { setStaffPassword, updateStaff } from '@nmw/contract/staff'
import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { account } from '../database/schema/account-table.ts'
import { outboxMessage } from '../database/schema/outbox-message-table.ts'
import { closeAccounts } from '../privacy/close-accounts.ts'
import { profileRoutes } from '../profile/profile-routes.ts'
import { staffRoutes } from '../staff/staff-routes.ts'
import { createEditor } from '../testing/make/create-editor.ts'
import { createPatient } from '../testing/make/create-patient.ts'
import { openTestApp, type TestApp } from '../testing/app/open-test-app.ts'
import type { TestVisitor } from '../testing/app/test-visitor.ts'
import { authRoutes } from './auth-routes.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp({ routes: [...authRoutes, ...profileRoutes, ...staffRoutes] })
})
afterAll(() => testApp.close())

const EXPIRED = 'Tautan tidak berlaku atau sudah dipakai. Minta tautan baru dari Pengaturan Akun.'
const renewed = { password: 'Barusekali1', rePassword: 'Barusekali1' }

async function member() {
  const person = await createPatient(testApp)
  const visitor = testApp.visitor()
  await visitor.logIn(person.email)
  return { ...person, visitor }
}

async function mailed(email: string, field: 'id' | 'key') {
  const [mail] = await testApp.db
    .select()
    .from(outboxMessage)
    .where(eq(outboxMessage.recipient, email))
    .orderBy(desc(outboxMessage.id))
  return new URL(mail!.link!).searchParams.get(field)!
}

async function changeLink(visitor: TestVisitor, email: string) {
  expect(await visitor.call(profile.changeEmail, { body: { email } })).toMatchObject({ code: 200 })
  return mailed(email, 'id')
}

async function resetKeyOf(email: string) {
  await testApp.visitor().call(auth.forgotPassword, { body: { username: email } })
  return mailed(email, 'key')
}

const open = (id: string) => testApp.visitor().call(profile.verifyEmail, { query: { id } })
const reset = (key: string) => testApp.visitor().call(auth.resetPassword, { params: { key }, body: renewed })
const emailOf = async (id: number) =>
  (await testApp.db.select({ email: account.email }).from(account).where(eq(account.id, id)))[0]!.email

test('mailed links: a password reset revokes the link of an email change that a stranger requested', async () => {
  const { id, email, visitor } = await member()
  const link = await changeLink(visitor, `stranger-${id}@nmw.example`)
  expect(await reset(await resetKeyOf(email))).toMatchObject({ code: 200 })
  expect(await open(link)).toMatchObject({ code: 400, message: EXPIRED })
  expect(await emailOf(id)).toBe(email)
})

test('mailed links: of two requested addresses only the last one counts', async () => {
  const { id, visitor } = await member()
  const first = await changeLink(visitor, `first-${id}@nmw.example`)
  const second = await changeLink(visitor, `second-${id}@nmw.example`)
  expect(await open(first)).toMatchObject({ code: 400, message: EXPIRED })
  expect(await open(second)).toMatchObject({ code: 200 })
  expect(await emailOf(id)).toBe(`second-${id}@nmw.example`)
})

test('mailed links: changing the password in the app revokes every link', async () => {
  const { id, email, visitor } = await member()
  const [key, link] = [await resetKeyOf(email), await changeLink(visitor, `other-${id}@nmw.example`)]
  const body = { oldPassword: 'Demo1234', ...renewed }
  expect(await visitor.call(profile.changePassword, { body })).toMatchObject({ code: 200 })
  expect(await reset(key)).toMatchObject({ code: 400, message: auth.RESET_FAILED })
  expect(await open(link)).toMatchObject({ code: 400, message: EXPIRED })
})

test('mailed links: a password set by the clinic revokes every link', async () => {
  const boss = await createEditor(testApp, ROLES.administrator)
  const staff = await createPatient(testApp, { roleId: ROLES.marcom })
  const staffKey = await resetKeyOf(staff.email)
  await boss.must(setStaffPassword, { params: { id: staff.id }, body: { password: 'Rahasia1' } })
  expect(await reset(staffKey)).toMatchObject({ code: 400, message: auth.RESET_FAILED })
})

test('mailed links: closing the account revokes every link', async () => {
  const boss = await createEditor(testApp, ROLES.administrator)
  const staff = await createPatient(testApp, { roleId: ROLES.marcom })
  const key = await resetKeyOf(staff.email)
  const body = { name: 'Bekas Staf', roleId: ROLES.marcom, active: false, version: 1 }
  await boss.must(updateStaff, { params: { id: staff.id }, body })
  expect(await reset(key)).toMatchObject({ code: 400, message: auth.RESET_FAILED })
})

test('mailed links: a link mailed to the former address is revoked with it', async () => {
  const { id, email, visitor } = await member()
  const oldKey = await resetKeyOf(email)
  expect(await open(await changeLink(visitor, `moved-${id}@nmw.example`))).toMatchObject({ code: 200 })
  expect(await reset(oldKey)).toMatchObject({ code: 400, message: auth.RESET_FAILED })
})

test('mailed links: no link writes an address back into a closed account', async () => {
  const { id, email, visitor } = await member()
  const next = `back-${id}@nmw.example`
  const [key, link] = [await resetKeyOf(email), await changeLink(visitor, next)]
  await testApp.db.update(account).set({ closesAt: testApp.context.now() }).where(eq(account.id, id))
  await closeAccounts(testApp.context)
  expect(await open(link)).toMatchObject({ code: 400, message: EXPIRED })
  expect(await reset(key)).toMatchObject({ code: 400, message: auth.RESET_FAILED })
  expect(await emailOf(id)).toMatch(/^closed-.*@nmw\.invalid$/)
})

test('mailed links: no link changes the address of a deactivated account', async () => {
  const { id, email, visitor } = await member()
  const link = await changeLink(visitor, `inactive-${id}@nmw.example`)
  await testApp.db.update(account).set({ active: false }).where(eq(account.id, id))
  expect(await open(link)).toMatchObject({ code: 400, message: EXPIRED })
  expect(await emailOf(id)).toBe(email)
})
