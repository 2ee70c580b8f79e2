import { listPaymentMethods, readInstructions } from '@nmw/contract/payment'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { payment } from '../database/schema/payment-table.ts'
import { transaction } from '../database/transaction.ts'
import { moveOrder } from '../order/move-order.ts'
import { GatewayFailure } from '../outside/gateway-failure.ts'
import type { PaymentGateway } from '../outside/payment/payment-gateway.ts'
import { paymentMethods } from '../outside/payment/payment-methods.ts'
import { requirePaymentMethod } from '../payment-method/require-payment-method.ts'
import { createPatient } from '../testing/make/create-patient.ts'
import { createTestPurchase } from '../testing/make/create-test-order.ts'
import { openTestApp, type TestApp } from '../testing/app/open-test-app.ts'
import { signIn } from '../testing/app/sign-in.ts'
import { createPayable, postNotification, signNotification } from '../testing/make/test-payments.ts'
import { applyNotifications } from './apply-notifications.ts'
import { paymentRoutes } from './payment-routes.ts'
import { serveNotifications } from './serve-notifications.ts'

let testApp: TestApp
let patientId: number
let bearer: Record<string, string>
let gateway: PaymentGateway
beforeAll(async () => {
  testApp = await openTestApp({
    routes: paymentRoutes,
    services: [serveNotifications],
    jobs: { 'apply-notifications': applyNotifications },
  })
  // Disabled, so that each test runs the jobs itself.
  testApp.context.wake = () => {}
  const patient = await createPatient(testApp)
  patientId = patient.id
  bearer = await signIn(testApp, patient)
  gateway = testApp.context.outside.payment
})
afterAll(() => testApp.close())
beforeEach(() => {
  testApp.clock.reset()
  testApp.context.outside = { ...testApp.context.outside, payment: gateway }
})

const read = (invoice: string, headers = bearer) =>
  testApp.send(readInstructions, { params: { invoice } }, headers, '10.2.2.2')
const withGateway = (other: Partial<PaymentGateway>) => {
  testApp.context.outside = { ...testApp.context.outside, payment: { ...gateway, ...other } }
}

test('payment method: virtual accounts are listed first, and cards are not available yet', async () => {
  const { result } = await testApp.send(listPaymentMethods, {}, bearer, '10.2.2.2')
  const list = result as { pchCode: string; pchCategory: string; available: boolean }[]
  expect(list).toHaveLength(8)
  expect(list[0]).toEqual({
    pchCategory: 'Virtual Account',
    pchCode: 'VIRTUAL_ACCOUNT_BCA',
    pchName: 'BCA Virtual Account',
    pchAvatar: 'bank-bca.svg',
    available: true,
  })
  expect(list.filter(({ available }) => !available)).toMatchObject([{ pchCode: 'CREDIT_CARD' }])
  expect(() => requirePaymentMethod(testApp.context, 'CREDIT_CARD')).toThrow('Metode pembayaran ini belum tersedia')
  expect(() => requirePaymentMethod(testApp.context, 'GOLD')).toThrow('Metode pembayaran ini belum tersedia')
  expect(requirePaymentMethod(testApp.context, 'VIRTUAL_ACCOUNT_BRI')).toMatchObject({ bank: 'BRI' })
  withGateway({ offers: () => true })
  const after = await testApp.send(listPaymentMethods, {}, bearer, '10.2.2.2')
  expect((after.result as { available: boolean }[]).every(({ available }) => available)).toBe(true)
})

test('payment method: every bank has a number of its own in the simulator, which no real bank has', () => {
  const bins = paymentMethods.flatMap((method) => (method.kind === 'account' ? [method.simulatedBin] : []))
  expect(bins).toEqual(['99901', '99902', '99903', '99904', '99905', '99906', '99907'])
})

test('payment instructions: an open payment is ACTIVE, its steps contain number and amount, and no gateway URL is shown', async () => {
  const paid = await createPayable(testApp, patientId)
  await testApp.db
    .update(payment)
    .set({ instructionsUrl: 'https://api.doku.com/secret-place' })
    .where(eq(payment.orderId, paid.orderId))
  const answer = await read(paid.invoice)
  expect(answer).toMatchObject({
    code: 200,
    result: {
      order: { invoice_number: paid.invoice, amount: paid.amount },
      virtual_account_info: {
        virtual_account_number: paid.accountNumber,
        status: 'ACTIVE',
        expired_date_utc: paid.expiresAt.toISOString(),
      },
      hosted_page_url: null,
    },
  })
  const text = JSON.stringify(answer.result)
  expect(text).toContain(`Masukkan nomor ${paid.accountNumber}.`)
  expect(text).toContain('Rp 322.500')
  expect(text).not.toMatch(/\{va\}|\{amount\}|doku\.com/)
})

test('payment instructions: every bank has fallback instructions', async () => {
  for (const { code, bank } of paymentMethods.filter(({ kind }) => kind === 'account')) {
    const paid = await createPayable(testApp, patientId)
    await testApp.db.update(payment).set({ channel: code }).where(eq(payment.orderId, paid.orderId))
    const { result } = (await read(paid.invoice)) as unknown as {
      result: { payment_instruction: { step: string[] }[] }
    }
    expect(result.payment_instruction.length, bank!).toBeGreaterThan(0)
    for (const { step } of result.payment_instruction) expect(step.length).toBeGreaterThan(1)
  }
})

describe('payment instructions: a payment that can no longer be paid has no steps', () => {
  test('past its deadline: EXPIRED, before any job ran', async () => {
    const patient = await createPatient(testApp)
    const paid = await createPayable(testApp, patient.id)
    testApp.clock.advance(24 * 3600 + 1)
    expect(await read(paid.invoice, await signIn(testApp, patient))).toMatchObject({
      result: { virtual_account_info: { status: 'EXPIRED' }, payment_instruction: [] },
    })
  })

  test('paid: PAID', async () => {
    const paid = await createPayable(testApp, patientId)
    await postNotification(testApp, signNotification(testApp, paid))
    await testApp.run('apply-notifications')
    expect(await read(paid.invoice)).toMatchObject({
      result: { virtual_account_info: { status: 'PAID' }, payment_instruction: [] },
    })
  })

  test('cancelled: CANCEL', async () => {
    const paid = await createPayable(testApp, patientId)
    await transaction(testApp.db, (db) =>
      moveOrder(testApp.context, db, { orderId: paid.orderId, move: 'cancel', by: 'patient' }),
    )
    expect(await read(paid.invoice)).toMatchObject({ result: { virtual_account_info: { status: 'CANCEL' } } })
  })
})

test('payment instructions: a payment that is not open yet answers 503', async () => {
  const made = await createTestPurchase(testApp, { patientId })
  expect(await read(made.invoice)).toMatchObject({ code: 503, message: 'Gagal Melanjutkan Pembayaran' })
})

test("payment instructions: another patient's order looks like a missing one", async () => {
  const paid = await createPayable(testApp, patientId)
  const stranger = await signIn(testApp, await createPatient(testApp))
  const [foreign, missing] = [await read(paid.invoice, stranger), await read('INV000000000000', stranger)]
  expect(foreign).toMatchObject({ code: 404, message: 'Data Tidak Ditemukan' })
  expect({ ...foreign, headers: null }).toEqual({ ...missing, headers: null })
})

test("payment instructions: the gateway's steps are cached, and the fallback is used when it fails", async () => {
  const [first, second] = [await createPayable(testApp, patientId), await createPayable(testApp, patientId)]
  let asked = 0
  withGateway({
    instructions: async () => {
      asked++
      return [{ channel: 'ATM', step: ['Satu'] }]
    },
  })
  for (let n = 0; n < 3; n++) {
    expect(await read(first.invoice)).toMatchObject({
      result: { payment_instruction: [{ channel: 'ATM', step: ['Satu'] }] },
    })
  }
  expect(asked).toBe(1)
  withGateway({ instructions: () => Promise.reject(new GatewayFailure('unclear', 'away')) })
  expect(await read(second.invoice)).toMatchObject({
    code: 200,
    result: { payment_instruction: [{ channel: 'ATM BCA' }, {}, {}] },
  })
})

test('payment instructions: a card has a hosted page instead of an account number', async () => {
  const paid = await createPayable(testApp, patientId)
  const hostedPageUrl = 'https://sandbox.doku.com/checkout-link-v2/abc'
  await testApp.db
    .update(payment)
    .set({ channel: 'CREDIT_CARD', accountNumber: null, hostedPageUrl })
    .where(eq(payment.orderId, paid.orderId))
  expect(await read(paid.invoice)).toMatchObject({
    result: {
      virtual_account_info: { virtual_account_number: '' },
      hosted_page_url: hostedPageUrl,
      payment_instruction: [],
    },
  })
})
