import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { moneyEntry, refundCase } from '../database/schema/payment-table.ts'
import { transaction, violated } from '../database/transaction.ts'
import { createPatient } from '../testing/make/create-patient.ts'
import { createTestPurchase } from '../testing/make/create-test-order.ts'
import { openTestApp, type TestApp } from '../testing/app/open-test-app.ts'
import { openOwedCase } from './open-refund-case.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp.close())

async function newOrder() {
  const person = await createPatient(testApp)
  return (await createTestPurchase(testApp, { patientId: person.id })).id
}

test.each([1, 2, 3, 4])('refund: amounts owed at the same moment are added up in one case (%i)', async () => {
  const orderId = await newOrder()
  const owe = () =>
    transaction(testApp.db, (db) =>
      openOwedCase(testApp.context, db, { orderId, amount: 1_000, reason: 'Lebih', openedById: null }),
    )
  const cases = await Promise.all(Array.from({ length: 6 }, owe))
  expect(new Set(cases).size).toBe(1)
  const [grown] = await testApp.db.select().from(refundCase).where(eq(refundCase.orderId, orderId))
  expect(grown).toMatchObject({ id: cases[0], amount: 6_000, asked: false })
  const entries = await testApp.db.select().from(moneyEntry).where(eq(moneyEntry.orderId, orderId))
  expect(entries.map(({ kind, amount }) => [kind, amount])).toEqual(cases.map(() => ['refund-due', 1_000]))
})

test('refund: the database allows one request by the patient and one undecided owed case per order', async () => {
  const orderId = await newOrder()
  const put = (asked: boolean) =>
    testApp.db
      .insert(refundCase)
      .values({ orderId, amount: 1, reason: 'x', asked, state: 'DIAJUKAN', createdAt: testApp.context.now() })
  await put(true)
  await put(false)
  expect(violated(await put(true).catch((error: unknown) => error))).toBe('refund_case_asked_once')
  expect(violated(await put(false).catch((error: unknown) => error))).toBe('refund_case_one_owed_undecided')
})

const TOO_MUCH = 'money_entry_no_more_than_came_in'

/** Bypasses the code and writes to the ledger directly. */
async function newLedger() {
  const orderId = await newOrder()
  const at = testApp.context.now()
  const put = (kind: 'received' | 'refund-due', amount: number, reference: string) =>
    testApp.db.insert(moneyEntry).values({ orderId, kind, amount, reference, at })
  const owe = (amount: number, reference: string) =>
    put('refund-due', amount, reference).then(
      () => 'owed',
      (error: unknown) => violated(error),
    )
  const owed = async () => {
    const due = and(eq(moneyEntry.orderId, orderId), eq(moneyEntry.kind, 'refund-due'))
    return (await testApp.db.select().from(moneyEntry).where(due).orderBy(moneyEntry.id)).map(({ amount }) => amount)
  }
  return { put, owe, owed }
}

test('refund: the database refuses to refund more than was received', async () => {
  const { put, owe, owed } = await newLedger()
  await put('received', 100_000, 'payment-1')
  expect(await owe(60_000, 'case-1')).toBe('owed')
  expect(await owe(40_001, 'case-2')).toBe(TOO_MUCH)
  expect(await owe(40_000, 'case-2')).toBe('owed')
  expect(await owe(1, 'case-3')).toBe(TOO_MUCH)
  // A second payment may be refunded too.
  await put('received', 100_000, 'payment-2')
  expect(await owe(100_000, 'case-3')).toBe('owed')
  expect(await owed()).toEqual([60_000, 40_000, 100_000])
})

test('refund: of two concurrent refunds that together exceed the money received one is refused', async () => {
  const { put, owe, owed } = await newLedger()
  await put('received', 100_000, 'payment-1')
  const answers = await Promise.all([owe(100_000, 'case-1'), owe(100_000, 'case-2')])
  expect(answers.toSorted()).toEqual([TOO_MUCH, 'owed'])
  expect(await owed()).toEqual([100_000])
})
