import { resetPassword } from '@nmw/contract/auth'
import { ROLES } from '@nmw/contract/role'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { authRoutes } from '../auth/auth-routes.ts'
import { account } from '../database/schema/account-table.ts'
import { createPatient } from '../testing/make/create-patient.ts'
import { openTestApp, type TestApp } from '../testing/app/open-test-app.ts'
import { createAdministrator } from './create-administrator.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp({ routes: authRoutes })
})
afterAll(() => testApp.close())

const ratna = { name: 'Ratna Dewi', email: 'ratna@nmw.example' }
const administrators = () => testApp.db.select().from(account).where(eq(account.roleId, ROLES.administrator))

test.each([
  ['no address', { name: 'Ratna Dewi', email: 'ratna' }, 'no e-mail address'],
  ['no name', { name: ' ', email: 'ratna@nmw.example' }, 'full name'],
])('create administrator: %s: no account is created', async (_case, input, complaint) => {
  await expect(createAdministrator(testApp.context, input)).rejects.toThrow(complaint)
  expect(await administrators()).toEqual([])
})

test('create administrator: the address of a patient or a doctor is refused', async () => {
  for (const roleId of [ROLES.patient, ROLES.doctor]) {
    const { email } = await createPatient(testApp, { roleId })
    await expect(createAdministrator(testApp.context, { name: 'Siti', email })).rejects.toThrow('another account')
  }
  expect(await administrators()).toEqual([])
})

test('create administrator: two concurrent requests create one account, whose link sets a password valid for both areas', async () => {
  const [, link] = await Promise.all([ratna, { ...ratna, email: 'Ratna@NMW.example' }].map(create))
  const [person, ...more] = await administrators()
  expect(more).toEqual([])
  expect(person).toMatchObject({ email: ratna.email, active: true, passwordValid: false })
  const password = 'Baru-12345'
  expect(await choosePassword(link!, password)).toMatchObject({ code: 200 })
  for (const site of ['ops', 'dashboard'] as const) {
    expect(await testApp.visitor().logIn(ratna.email, { site, password })).toMatchObject({ code: 200 })
  }
  const later = await create(ratna)
  expect(await choosePassword(link!, 'Lagi-12345')).toMatchObject({ code: 400 })
  expect(await choosePassword(later, 'Lagi-12345')).toMatchObject({ code: 200 })
})

function create(person: typeof ratna) {
  return createAdministrator(testApp.context, person)
}

function choosePassword(link: string, password: string) {
  const key = new URL(link).searchParams.get('key')!
  return testApp.visitor().call(resetPassword, { params: { key }, body: { password, rePassword: password } })
}
