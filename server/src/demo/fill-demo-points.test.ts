import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { account } from '../database/schema/account-table.ts'
import { membership } from '../database/schema/membership-table.ts'
import { memberVoucher } from '../database/schema/voucher-table.ts'
import { expirePoints } from '../point/expire-points.ts'
import { openDemoApp } from '../testing/app/open-demo-app.ts'
import type { TestApp } from '../testing/app/open-test-app.ts'
import { demoPatients } from './demo-accounts.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await openDemoApp()
})
afterAll(() => testApp.close())

test.each(demoPatients)('demo data: $email has $point points, also after the expiry job', async (person) => {
  await expirePoints(testApp.context)
  const [row] = await testApp.db
    .select({ points: membership.points, number: membership.number })
    .from(account)
    .leftJoin(membership, eq(membership.accountId, account.id))
    .where(eq(account.email, person.email))
  expect(row).toEqual({ points: person.noMember ? person.point : null, number: person.noMember })
})

test('demo data: there is a voucher in every state', async () => {
  const rows = await testApp.db.select().from(memberVoucher)
  const now = testApp.context.now()
  expect(rows.filter(({ usedAt }) => usedAt).length).toBeGreaterThan(0)
  expect(rows.filter(({ cancelledAt }) => cancelledAt).length).toBeGreaterThan(0)
  const open = rows.filter(({ usedAt, cancelledAt }) => !usedAt && !cancelledAt)
  expect(open.filter(({ expiresAt }) => expiresAt > now).length).toBeGreaterThan(0)
  expect(open.filter(({ expiresAt }) => expiresAt <= now).length).toBeGreaterThan(0)
  expect(rows.filter(({ kind }) => kind === 'birthday')).toMatchObject([{ usedAt: null, points: 0 }])
})
