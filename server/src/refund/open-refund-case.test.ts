import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { moneyEntry, refundCase } from '../database/schema/payment-table.ts'
import { transaction, violated } from '../database/transaction.ts'
import { createPatient } from '../testing/create-patient.ts'
import { createTestPurchase } from '../testing/create-test-order.ts'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'
import { openOwedCase } from './open-refund-case.ts'

let world: TestApp
beforeAll(async () => {
  world = await openTestApp()
})
afterAll(() => world.close())

async function newOrder() {
  const person = await createPatient(world)
  return (await createTestPurchase(world, { patientId: person.id })).id
}

test.each([1, 2, 3, 4])('sums that are owed at the same moment are all owed, in one case (%i)', async () => {
  const orderId = await newOrder()
  const owe = () =>
    transaction(world.db, (db) =>
      openOwedCase(world.context, db, { orderId, amount: 1_000, reason: 'Lebih', openedById: null }),
    )
  const cases = await Promise.all(Array.from({ length: 6 }, owe))
  expect(new Set(cases).size).toBe(1)
  const [grown] = await world.db.select().from(refundCase).where(eq(refundCase.orderId, orderId))
  expect(grown).toMatchObject({ id: cases[0], amount: 6_000, asked: false })
  const entries = await world.db.select().from(moneyEntry).where(eq(moneyEntry.orderId, orderId))
  expect(entries.map(({ kind, amount }) => [kind, amount])).toEqual(cases.map(() => ['refund-due', 1_000]))
})

test('the database lets a patient ask once, and holds one undecided case of owed money', async () => {
  const orderId = await newOrder()
  const put = (asked: boolean) =>
    world.db
      .insert(refundCase)
      .values({ orderId, amount: 1, reason: 'x', asked, state: 'DIAJUKAN', createdAt: world.context.now() })
  await put(true)
  await put(false)
  expect(violated(await put(true).catch((error: unknown) => error))).toBe('refund_case_asked_once')
  expect(violated(await put(false).catch((error: unknown) => error))).toBe('refund_case_one_owed_undecided')
})
