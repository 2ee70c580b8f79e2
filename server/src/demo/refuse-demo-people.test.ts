import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { account } from '../database/schema/account-table.ts'
import { createPatient } from '../testing/make/create-patient.ts'
import { openTestApp } from '../testing/app/open-test-app.ts'
import { refuseDemoPeople } from './refuse-demo-people.ts'

test('refuse demo people: a live clinic does not begin with people whose password everybody knows', async () => {
  const testApp = await openTestApp()
  const { context, db } = testApp
  const live = { db, env: { ...context.env, outside: 'live' as const } }
  await createPatient(testApp, { email: 'rina@klinik-lain.example' })
  await expect(refuseDemoPeople(live)).resolves.toBeUndefined()
  await createPatient(testApp, { email: 'siti@nmw.example' })
  await expect(refuseDemoPeople(live)).rejects.toThrow('holds demo people (siti@nmw.example)')
  await expect(refuseDemoPeople(context), 'to try it out').resolves.toBeUndefined()
  await db.update(account).set({ active: false }).where(eq(account.email, 'siti@nmw.example'))
  await expect(refuseDemoPeople(live), 'nobody signs in as her any more').resolves.toBeUndefined()
  await testApp.close()
})
