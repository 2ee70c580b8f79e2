import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { memberVoucher } from '../../database/schema/voucher-table.ts'
import { oneTimeCode } from '../../database/schema/one-time-code-table.ts'
import { refundCase } from '../../database/schema/payment-table.ts'
import { sale } from '../../database/schema/sale-table.ts'
import { transaction, violated } from '../../database/transaction.ts'
import { hashToken } from '../../secret.ts'
import { createPatient } from '../make/create-patient.ts'
import { createStaff } from '../make/create-staff.ts'
import { createTestPurchase } from '../make/create-test-order.ts'
import { openTestApp, type TestApp } from '../app/open-test-app.ts'

let testApp: TestApp
let ids: { accountId: number; branchId: number; createdById: number }
let vouchers = 0
let invoices = 0
beforeAll(async () => {
  testApp = await openTestApp()
  const { id: accountId } = await createPatient(testApp)
  const { id: orderId, branchId } = await createTestPurchase(testApp, { patientId: accountId })
  const { id: createdById } = await createStaff(testApp, { branchId })
  ids = { accountId, branchId, createdById }
  const at = testApp.context.now()
  await testApp.db.insert(refundCase).values({ orderId, amount: 1, reason: 'Batal', state: 'DIAJUKAN', createdAt: at })
  await testApp.db
    .insert(oneTimeCode)
    .values({ purpose: 'login', target: 'x', codeHash: hashToken('x'), createdAt: at, expiresAt: at })
})
afterAll(() => testApp.close())

const run = (statement: string) => testApp.db.execute(sql.raw(statement))

function insertVoucher(code = `CODE-${++vouchers}`) {
  const at = testApp.context.now()
  const { accountId } = ids
  const given = { kind: 'points', name: 'Facial', image: 'x.webp', points: 10, createdAt: at, expiresAt: at } as const
  return testApp.db
    .insert(memberVoucher)
    .values({ ...given, accountId, code })
    .returning()
}

const invoice = () => `INV${String(++invoices).padStart(12, '0')}`

/** Never commits, as the totals of a sale are checked at commit. */
function sell(twice: Partial<typeof sale.$inferInsert>) {
  const { branchId, createdById } = ids
  const free = { branchId, createdById, total: 0, paid: 0, change: 0, createdAt: testApp.context.now() }
  return transaction(testApp.db, async (db) => {
    const [first] = await db
      .insert(sale)
      .values({ ...free, invoice: invoice(), total: 2, paid: 1, downPayment: true })
      .returning()
    const wanted = 'dpSaleId' in twice ? { dpSaleId: first!.id } : twice
    for (let copy = 0; copy < 2; copy++) await db.insert(sale).values({ ...free, ...wanted, invoice: invoice() })
    throw new Error('Sold twice')
  })
}

/** Each constraint, and a write that violates it. */
const violations: Record<string, () => PromiseLike<unknown>> = {
  doctor_session_seats: () => run('update doctor_session set taken = capacity + 1'),
  order_money_not_negative: () =>
    run('update "order" set service_fee = -1, grand_total = grand_total - service_fee - 1'),
  order_item_price_in_order: () => run('update order_item set price = list_price + 1'),
  order_item_quantity: () => run('update order_item set quantity = 0'),
  refund_case_bank_whole: () => run(`update refund_case set bank = 'BCA'`),
  refund_case_transfer_has_moment: () => run(`update refund_case set state = 'DITRANSFER'`),
  one_time_code_few_tries: () => run('update one_time_code set tries = 6'),
  stock_batch_not_negative: () => run('update stock_batch set quantity = -1'),
  member_voucher_code_key: async () => {
    await insertVoucher('SAME')
    await insertVoucher('SAME')
  },
  sale_dp_once: () => sell({ dpSaleId: null }),
  sale_voucher_once: async () => sell({ voucherId: (await insertVoucher())[0]!.id }),
}

test.each(Object.entries(violations))('database constraints: %s refuses invalid rows', async (rule, write) => {
  const refused = await Promise.resolve(write()).then(
    () => 'written',
    (error: unknown) => violated(error) ?? error,
  )
  expect(refused).toBe(rule)
})
