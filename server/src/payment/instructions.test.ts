import { listPaymentMethods, readInstructions } from '@nmw/contract/payment'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import methods from '../payment-method/payment-methods.json' with { type: 'json' }
import { payment } from '../database/schema/payment-table.ts'
import { transaction } from '../database/transaction.ts'
import { moveOrder } from '../order/move-order.ts'
import { GatewayFailure } from '../outside/gateway-failure.ts'
import type { PaymentGateway } from '../outside/payment/payment-gateway.ts'
import { simulatedBins } from '../outside/payment/simulated-gateway.ts'
import { requirePaymentMethod } from '../payment-method/require-payment-method.ts'
import { createPatient } from '../testing/create-patient.ts'
import { createTestPurchase } from '../testing/create-test-order.ts'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'
import { signIn } from '../testing/sign-in.ts'
import { createPayable, postNotification, signNotification } from '../testing/test-payments.ts'

let world: TestApp
let patientId: number
let bearer: Record<string, string>
let gateway: PaymentGateway
beforeAll(async () => {
  world = await openTestApp()
  // Each test says itself when the work is done.
  world.context.wake = () => {}
  const patient = await createPatient(world)
  patientId = patient.id
  bearer = await signIn(world, patient)
  gateway = world.context.outside.payment
})
afterAll(() => world.close())
beforeEach(() => {
  world.clock.reset()
  world.context.outside = { ...world.context.outside, payment: gateway }
})

const read = (invoice: string, headers = bearer) =>
  world.send(readInstructions, { params: { invoice } }, headers, '10.2.2.2')
const withGateway = (other: Partial<PaymentGateway>) => {
  world.context.outside = { ...world.context.outside, payment: { ...gateway, ...other } }
}

test('the methods, virtual accounts first, cards not yet', async () => {
  const { result } = await world.send(listPaymentMethods, {}, bearer, '10.2.2.2')
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
  expect(() => requirePaymentMethod(world.context, 'CREDIT_CARD')).toThrow('Metode pembayaran ini belum tersedia')
  expect(() => requirePaymentMethod(world.context, 'GOLD')).toThrow('Metode pembayaran ini belum tersedia')
  expect(requirePaymentMethod(world.context, 'VIRTUAL_ACCOUNT_BRI')).toMatchObject({ bank: 'BRI' })
  withGateway({ offers: () => true })
  const after = await world.send(listPaymentMethods, {}, bearer, '10.2.2.2')
  expect((after.result as { available: boolean }[]).every(({ available }) => available)).toBe(true)
})

test('the simulator numbers banks as the list of methods says', () => {
  const bins = methods.flatMap(({ pchCode, simulatorBin }) => (simulatorBin ? [[pchCode, simulatorBin]] : []))
  expect(simulatedBins).toEqual(Object.fromEntries(bins))
})

test('an open one: ACTIVE, number and amount in the steps, no address of the gateway', async () => {
  const paid = await createPayable(world, patientId)
  await world.db
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

test('every bank has words of its own', async () => {
  for (const { pchCode, bankCode } of methods.filter(({ bankCode: bank }) => bank)) {
    const paid = await createPayable(world, patientId)
    await world.db.update(payment).set({ channel: pchCode }).where(eq(payment.orderId, paid.orderId))
    const { result } = (await read(paid.invoice)) as unknown as {
      result: { payment_instruction: { step: string[] }[] }
    }
    expect(result.payment_instruction.length, bankCode!).toBeGreaterThan(0)
    for (const { step } of result.payment_instruction) expect(step.length).toBeGreaterThan(1)
  }
})

describe('what can no longer be paid has no steps', () => {
  test('past its time: EXPIRED, before any job ran', async () => {
    const patient = await createPatient(world)
    const paid = await createPayable(world, patient.id)
    world.clock.advance(24 * 3600 + 1)
    expect(await read(paid.invoice, await signIn(world, patient))).toMatchObject({
      result: { virtual_account_info: { status: 'EXPIRED' }, payment_instruction: [] },
    })
  })

  test('paid: PAID', async () => {
    const paid = await createPayable(world, patientId)
    await postNotification(world, signNotification(world, paid))
    await world.run('apply-notifications')
    expect(await read(paid.invoice)).toMatchObject({
      result: { virtual_account_info: { status: 'PAID' }, payment_instruction: [] },
    })
  })

  test('cancelled: CANCEL', async () => {
    const paid = await createPayable(world, patientId)
    await transaction(world.db, (db) =>
      moveOrder(world.context, db, { orderId: paid.orderId, move: 'cancel', by: 'patient' }),
    )
    expect(await read(paid.invoice)).toMatchObject({ result: { virtual_account_info: { status: 'CANCEL' } } })
  })
})

test('not open yet: the sentence, and 503', async () => {
  const made = await createTestPurchase(world, { patientId })
  expect(await read(made.invoice)).toMatchObject({ code: 503, message: 'Gagal Melanjutkan Pembayaran' })
})

test('somebody else’s order looks like none', async () => {
  const paid = await createPayable(world, patientId)
  const stranger = await signIn(world, await createPatient(world))
  const [foreign, missing] = [await read(paid.invoice, stranger), await read('INV000000000000', stranger)]
  expect(foreign).toMatchObject({ code: 404, message: 'Data Tidak Ditemukan' })
  expect({ ...foreign, headers: null }).toEqual({ ...missing, headers: null })
})

test('the gateway’s steps are used, asked for once, and ours when it fails', async () => {
  const [first, second] = [await createPayable(world, patientId), await createPayable(world, patientId)]
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

test('a card has a page instead of a number', async () => {
  const paid = await createPayable(world, patientId)
  const hostedPageUrl = 'https://sandbox.doku.com/checkout-link-v2/abc'
  await world.db
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
