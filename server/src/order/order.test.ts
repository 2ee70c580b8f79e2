import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as contract from '@nmw/contract/order'
import { askRefund, giveRefundBank } from '@nmw/contract/order-refund'
import { PICKUP } from '@nmw/contract/shipping'
import { addDays, dayIn } from '@nmw/contract/zone'
import { branch } from '../database/schema/branch-table.ts'
import { order } from '../database/schema/order-table.ts'
import { moneyEntry, refundCase } from '../database/schema/payment-table.ts'
import { transaction } from '../database/transaction.ts'
import { openPayment } from '../payment/open-payment.ts'
import { mayAskRefund } from '../refund/may-ask-refund.ts'
import { createPatient } from '../testing/make/create-patient.ts'
import { createTestConsultation, createTestPurchase } from '../testing/make/create-test-order.ts'
import { openTestApp, type TestApp } from '../testing/app/open-test-app.ts'
import { signIn } from '../testing/app/sign-in.ts'
import { completeShipped } from './complete-shipped.ts'
import { moveOrder } from './move-order.ts'
import { type OrderMove, orderMoves } from './order-moves.ts'
import { orderRoutes } from './order-routes.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp({ routes: orderRoutes })
})
afterAll(() => testApp.close())

const bank = { bank: 'BCA', accountNumber: '1234567890', accountName: 'Siti Rahmawati' }

describe('order: the list', () => {
  test("is filtered by type, status, day, invoice and item, and shows only the patient's own orders", async () => {
    const me = await person()
    const other = await person()
    const consultation = await createTestConsultation(testApp, { patientId: me.id })
    const purchase = await createTestPurchase(testApp, { patientId: me.id })
    await createTestPurchase(testApp, { patientId: other.id })
    const list = async (query: Record<string, string>) => {
      const { code, result } = await me.send(contract.searchOrders, { query })
      expect(code).toBe(200)
      return (result as { datas: { invoice: string }[] }).datas.map(({ invoice }) => invoice)
    }
    const both = [purchase.invoice, consultation.order.invoice]
    const today = dayIn('Asia/Jakarta', testApp.context.now())
    expect(await list({})).toEqual(both)
    expect(await list({ status: 'MARKETPLACE' })).toEqual([purchase.invoice])
    expect(await list({ status: 'CONSULTATION' })).toEqual([consultation.order.invoice])
    expect(await list({ status: 'WAITING_PAYMENT' })).toEqual(both)
    expect(await list({ status: 'PROCESS' })).toEqual([])
    expect(await list({ search: purchase.invoice.toLowerCase() })).toEqual([purchase.invoice])
    expect(await list({ search: 'pelembap' })).toEqual([purchase.invoice])
    expect(await list({ search: '%' })).toEqual([])
    expect(await list({ startDate: today, endDate: today })).toEqual(both)
    expect(await list({ endDate: addDays(today, -1) })).toEqual([])
    expect(await list({ limit: '1', page: '2' })).toEqual([consultation.order.invoice])
    expect((await me.send(contract.searchOrders, { query: { limit: '1', page: '3' } })).result).toMatchObject({
      datas: [],
      page: { currentPage: 3, totalPage: 2, totalData: 2 },
    })
    expect((await me.send(contract.searchOrders, { query: { status: 'NOTHING' } })).code).toBe(400)
  })

  test('a card shows the items, the doctor and the payment', async () => {
    const me = await person()
    const { order: paid, doctor } = await createTestConsultation(testApp, { patientId: me.id })
    const bought = await createTestPurchase(testApp, { patientId: me.id })
    await openPayment(testApp.context, paid.id)
    const { result } = await me.send(contract.searchOrders, { query: {} })
    const { datas } = result as { datas: contract.OrderCard[] }
    expect(datas).toMatchObject([
      {
        invoice: bought.invoice,
        transactionType: 'MARKETPLACE',
        grandtotal: bought.grandTotal,
        doctor_name: null,
        rsvId: null,
        paymentInformation: { virtual_account_info: null },
      },
      {
        invoice: paid.invoice,
        transactionType: 'KONSULTASI',
        items: [{ ivdQty: 1 }],
        doctor_name: doctor.fullName,
        medId: expect.stringMatching(/^RM/) as unknown,
        paymentInformation: {
          virtual_account_info: { virtual_account_number: expect.stringMatching(/^9990/) as unknown },
        },
      },
    ])
    expect(datas[0]!.items.length).toBeGreaterThan(0)
    expect(datas[0]!.image).toMatch(/\.webp$/)
  })

  test('an overdue unpaid order is not listed as waiting, even before the job ran', async () => {
    const me = await person()
    const { order: made } = await createTestConsultation(testApp, { patientId: me.id })
    testApp.clock.set(new Date(made.expiresAt.getTime() + 1000))
    const token = await signIn(testApp, me.row)
    const query = { status: 'WAITING_PAYMENT', limit: '1' }
    const { result } = await testApp.send(contract.searchOrders, { query }, token, '10.3.3.3')
    const checked = { invoice: made.invoice, orderStatus: 'WAITING_PAYMENT', checkingPayment: true }
    expect(result).toMatchObject({ datas: [], page: { totalData: 0 }, checking: [checked] })
    const all = await testApp.send(contract.searchOrders, { query: {} }, token, '10.3.3.3')
    expect(all.result).toMatchObject({ datas: [checked], checking: [] })
    const params = { invoice: made.invoice }
    expect((await testApp.send(contract.readOrder, { params }, token, '10.3.3.3')).result).toMatchObject(checked)
    testApp.clock.reset()
    expect((await me.send(contract.readOrder, { params })).result).toMatchObject({ checkingPayment: false })
    const inTime = await me.send(contract.searchOrders, { query })
    expect(inTime.result).toMatchObject({ datas: [{ invoice: made.invoice, checkingPayment: false }], checking: [] })
  })
})

describe('order: one order', () => {
  test('shows its totals, doctor and timeline', async () => {
    const me = await person()
    const { order: made, doctor, branch } = await createTestConsultation(testApp, { patientId: me.id })
    await go(made.id, 'pay')
    const { result } = await me.send(contract.readOrder, { params: { invoice: made.invoice } })
    expect(result).toMatchObject({
      transactionType: 'KONSULTASI',
      orderStatus: 'CONSULTATION',
      paymentStatus: 'PAID',
      summary: { totalProduct: 1, totalProductPrice: 150_000, serviceFee: 5_000, grandTotal: 155_000 },
      consult: {
        date: '2097-01-07',
        time: '09.00 - 09.20 WIB',
        branch: branch.name,
        type: 'Spesialis Kulit',
        state: 'ahead',
      },
      docter: { name: doctor.fullName },
      events: [{ status: 'Menunggu Pembayaran' }, { status: 'Selesai', note: 'Pembayaran diterima' }],
      canCancel: false,
      canAskRefund: true,
    })
  })

  test('shows where it is picked up, and that a refused one is cancelled', async () => {
    const me = await person()
    const { id, invoice, branchId } = await createTestPurchase(testApp, { patientId: me.id })
    const shipping = { ...PICKUP, estimate: null }
    await testApp.db.update(order).set({ shipping }).where(eq(order.id, id))
    await go(id, 'pay')
    await go(id, 'refuse')
    const [place] = await testApp.db.select().from(branch).where(eq(branch.id, branchId))
    expect((await me.send(contract.readOrder, { params: { invoice } })).result).toMatchObject({
      recipient: null,
      pickup: { name: place!.name, address: place!.address },
      events: [
        { status: 'Menunggu Pembayaran' },
        { status: 'Menunggu Konfirmasi' },
        { status: 'Pesanan Dibatalkan', note: 'Ditolak apoteker, dana dikembalikan' },
      ],
    })
  })

  test("another patient's order looks like a missing one", async () => {
    const owner = await person()
    const stranger = await person()
    const { invoice } = await createTestPurchase(testApp, { patientId: owner.id })
    const calls = [
      [contract.readOrder, {}],
      [contract.cancelOrder, {}],
      [contract.receiveOrder, {}],
      [askRefund, { body: { reason: 'Rusak di jalan', ...bank } }],
      [giveRefundBank, { body: bank }],
    ] as const
    for (const [call, sent] of calls)
      for (const wanted of [invoice, 'INV000000000000', "'; drop table", '..%2f'])
        expect((await stranger.send(call, { ...sent, params: { invoice: wanted } })).code).toBe(404)
  })

  test('can be cancelled only while unpaid', async () => {
    const me = await person()
    const { invoice, id } = await createTestPurchase(testApp, { patientId: me.id })
    const cancel = () => me.send(contract.cancelOrder, { params: { invoice } })
    const answers = await Promise.all([cancel(), cancel(), cancel()])
    expect(answers.map(({ code }) => code).toSorted((one, other) => one - other)).toEqual([200, 409, 409])
    expect(answers.find(({ code }) => code === 200)!.message).toBe('Berhasil Membatalkan Pesanan')
    expect(await go(id, 'pay')).toBeUndefined()
  })

  test('is completed when the patient confirms receipt, or a week after shipping', async () => {
    const me = await person()
    const confirmed = await createTestPurchase(testApp, { patientId: me.id })
    const silent = await createTestPurchase(testApp, { patientId: me.id })
    const receive = () => me.send(contract.receiveOrder, { params: { invoice: confirmed.invoice } })
    expect((await receive()).code).toBe(409)
    for (const { id } of [confirmed, silent]) for (const move of ['pay', 'confirm', 'ship'] as const) await go(id, move)
    expect((await receive()).code).toBe(200)
    expect((await receive()).code).toBe(200)
    testApp.clock.advance(7 * 24 * 60 * 60 - 60)
    await completeShipped(testApp.context)
    expect(await statusOf(silent.id)).toBe('SHIPPED')
    testApp.clock.advance(120)
    await completeShipped(testApp.context)
    testApp.clock.reset()
    expect(await statusOf(silent.id)).toBe('COMPLETED')
  })
})

describe('order: requesting a refund', () => {
  test('goods: from receipt to the end of the next day in WIB', async () => {
    const me = await person()
    const { id, invoice } = await createTestPurchase(testApp, { patientId: me.id })
    expect((await ask(me, invoice)).code).toBe(409)
    for (const move of ['pay', 'confirm', 'ship', 'receive'] as const) await go(id, move)
    const [row] = await testApp.db.select().from(order).where(eq(order.id, id))
    const lastDay = addDays(dayIn('Asia/Jakarta', row!.endedAt!), 1)
    // The request itself takes time, so the rule is tested to the millisecond.
    expect(mayAskRefund({ order: row! }, new Date(`${lastDay}T16:59:59.999Z`))).toBe(true)
    for (const [moment, code] of [
      [`${lastDay}T17:00:00Z`, 409],
      [`${lastDay}T16:50:00Z`, 200],
    ] as const) {
      testApp.clock.set(new Date(moment))
      const token = await signIn(testApp, me.row)
      const body = { reason: 'Kemasan rusak', ...bank }
      const answer = await testApp.send(askRefund, { params: { invoice }, body }, token, '10.3.3.3')
      testApp.clock.reset()
      expect(answer.code).toBe(code)
    }
    const [open] = await testApp.db.select().from(refundCase).where(eq(refundCase.orderId, id))
    expect(open).toMatchObject({ state: 'DIAJUKAN', amount: row!.grandTotal, bank: 'BCA' })
    expect(open!.sealedAccountNumber).not.toContain('1234567890')
    // A request alone owes nothing before its approval.
    expect(await testApp.db.select().from(moneyEntry).where(eq(moneyEntry.orderId, id))).toEqual([])
  })

  test('an upcoming consultation: one case, however often it is requested', async () => {
    const me = await person()
    const { order: made } = await createTestConsultation(testApp, { patientId: me.id })
    await go(made.id, 'pay')
    expect((await ask(me, made.invoice, { accountNumber: '12' })).code).toBe(400)
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask(me, made.invoice)))
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1)
    expect(await testApp.db.select().from(refundCase).where(eq(refundCase.orderId, made.id))).toHaveLength(1)
  })
})

function ask(who: Awaited<ReturnType<typeof person>>, invoice: string, more = {}) {
  const body = { reason: 'Kemasan rusak', ...bank, ...more }
  return who.send(askRefund, { params: { invoice }, body })
}

async function person() {
  const row = await createPatient(testApp)
  const token = await signIn(testApp, row)
  const send = (endpoint: Parameters<TestApp['send']>[0], sent: Parameters<TestApp['send']>[1]) =>
    testApp.send(endpoint, sent, token, '10.3.3.3')
  return { id: row.id, row, send }
}

function go(orderId: number, move: OrderMove) {
  const set = move === 'ship' ? { airwayBill: 'JNE-1' } : {}
  return transaction(testApp.db, (db) =>
    moveOrder(testApp.context, db, { orderId, move, by: orderMoves[move].by[0], set }),
  )
}

async function statusOf(id: number) {
  const [row] = await testApp.db.select().from(order).where(eq(order.id, id))
  return row!.orderStatus
}
