import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { account } from '../database/schema/account-table.ts'
import { createPatient } from '../testing/make/create-patient.ts'
import { openTestApp } from '../testing/app/open-test-app.ts'
import { refuseDemoAccounts } from './refuse-demo-accounts.ts'

test('demo data: a live server refuses to start with demo accounts', async () => {
  const testApp = await openTestApp()
  const { context, db } = testApp
  const live = { db, env: { ...context.env, outside: 'live' as const } }
  await createPatient(testApp, { email: 'rina@klinik-lain.example' })
  await expect(refuseDemoAccounts(live)).resolves.toBeUndefined()
  await createPatient(testApp, { email: 'siti@nmw.example' })
  await expect(refuseDemoAccounts(live)).rejects.toThrow('holds demo people (siti@nmw.example)')
  await expect(refuseDemoAccounts(context), 'to try it out').resolves.toBeUndefined()
  await db.update(account).set({ active: false }).where(eq(account.email, 'siti@nmw.example'))
  await expect(refuseDemoAccounts(live), 'nobody signs in as her any more').resolves.toBeUndefined()
  await testApp.close()
})
