import { setTimeout as pause } from 'node:timers/promises'
import type { Checkout } from '@nmw/contract/checkout'
import { eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addressRoutes } from '../address/address-routes.ts'
import { checkout } from '../database/schema/checkout-table.ts'
import { order } from '../database/schema/order-table.ts'
import { payment } from '../database/schema/payment-table.ts'
import { redemption } from '../database/schema/redemption-table.ts'
import { stock } from '../database/schema/stock-table.ts'
import { violated } from '../database/transaction.ts'
import { saleRoutes } from '../sale/sale-routes.ts'
import type { Answer } from '../testing/app/test-visitor.ts'
import { createDesk, type TestDesk } from '../testing/make/create-desk.ts'
import { bank, courier, createRedeemer } from '../testing/make/create-redeemer.ts'
import { createTestPurchase } from '../testing/make/create-test-order.ts'
import { findBrokenInvariants } from '../testing/checks/find-broken-invariants.ts'
import { size } from '../testing/stress/full-size.ts'
import { blockOnLock, waitUntilBlocked } from '../testing/stress/block-on-lock.ts'
import { openTestApp, type TestApp } from '../testing/app/open-test-app.ts'
import { printFigure } from '../testing/stress/print-figure.ts'
import { sortedCodes } from '../testing/checks/sorted-codes.ts'
import { checkoutRoutes } from './checkout-routes.ts'

let testApp: TestApp
let desk: TestDesk
beforeAll(async () => {
  testApp = await openTestApp({ routes: [...addressRoutes, ...checkoutRoutes, ...saleRoutes] })
  // At the dispensary, so that sales and orders compete for the same shelf.
  desk = await createDesk(testApp)
})
afterAll(async () => {
  expect(await findBrokenInvariants(testApp.db)).toEqual([])
  await testApp.close()
})

const invoiceOf = ({ result }: Answer) =>
  (result as { order: { invoice_number: string } } | null)?.order?.invoice_number

test('checkout: the last redemption ordered from many tabs at once gives one order, one payment and the same answer to all', async () => {
  const rounds = size({ small: 4, full: 200 })
  for (let round = 0; round < rounds; round++) {
    const buyer = await createRedeemer(testApp, { iter: 0 })
    await buyer.read()
    await buyer.update({ shipping: courier, payment: bank })
    const key = { 'idempotency-key': crypto.randomUUID() }
    const answers = await Promise.all(Array.from({ length: 10 }, (_, tab) => buyer.order({}, tab % 2 ? key : {})))
    const done = answers.filter(({ code }) => code === 200)
    // Concurrent requests with one key wait for the answer or are told to retry.
    expect(answers.every(({ code }) => code === 200 || code === 409)).toBe(true)
    expect(new Set(done.map(invoiceOf)).size).toBe(1)
    const held = await testApp.db.select().from(redemption).where(eq(redemption.prescriptionId, buyer.given.id))
    expect(held.map(({ number, state }) => `${number} ${state}`)).toEqual(['1 reserved'])
    const orders = await testApp.db.select().from(order).where(eq(order.patientId, buyer.person.id))
    expect(orders).toHaveLength(1)
    const payments = await testApp.db.select().from(payment).where(eq(payment.orderId, orders[0]!.id))
    expect(payments).toHaveLength(1)
    const shelves = await testApp.db.select().from(stock).where(inArray(stock.itemId, buyer.ids))
    expect(shelves.reduce((sum, { reserved }) => sum + reserved, 0)).toBe(1)
    expect(invoiceOf(await buyer.order({}, key))).toBe(orders[0]!.invoice)
  }
  printFigure(`C8, C11: ${rounds} times 10 tabs on the last redemption, one order each time`)
})

test('checkout: the last redemption wanted by two counters and online at once goes to one, and is free again after a void sale', async () => {
  const rounds = size({ small: 6, full: 200 })
  const ends = { till: 0, online: 0 }
  for (let round = 0; round < rounds; round++) {
    const buyer = await createRedeemer(testApp, { iter: 0, pieces: 9 })
    await buyer.read()
    await buyer.update({ shipping: courier, payment: bank })
    const items = buyer.ids.map((id) => ({ kind: 'medicine' as const, id, quantity: 1 }))
    const sell = () =>
      desk.sell({ patientId: buyer.person.id, prescriptionId: buyer.given.id, items, payment: { cash: 50_000 } })
    // An order asks the courier first, so the counters would always win.
    const later = async () => {
      await pause(Math.random() * 100)
      return sell()
    }
    const [one, other, ordered] = await Promise.all([later(), later(), buyer.order()])
    const taken = (await testApp.db.select().from(redemption).where(eq(redemption.prescriptionId, buyer.given.id))).map(
      ({ number, state, saleId }) => `${number} ${state} ${saleId === null ? 'online' : 'till'}`,
    )
    expect(sortedCodes([one, other, ordered])).toEqual(ordered.code === 200 ? [200, 409, 409] : [200, 400, 409])
    expect(taken).toEqual([ordered.code === 200 ? '1 reserved online' : '1 used till'])
    const shelves = await testApp.db.select().from(stock).where(inArray(stock.itemId, buyer.ids))
    const gone = shelves.reduce((sum, { onHand, reserved }) => sum + onHand - reserved, 0)
    expect(gone).toBe(9 + 9 - 1)
    ends[ordered.code === 200 ? 'online' : 'till']++
    const sold = [one, other].find(({ code }) => code === 200)
    if (!sold) continue
    const [, again] = await Promise.all([desk.undo(sold.made.invoice), buyer.order()])
    if (again.code !== 200) {
      await buyer.read()
      await buyer.update({ shipping: courier, payment: bank })
      expect((await buyer.order()).code).toBe(200)
    }
    const held = await testApp.db.select().from(redemption).where(eq(redemption.prescriptionId, buyer.given.id))
    expect(held.map(({ number, state }) => `${number} ${state}`).toSorted()).toEqual(['1 reserved', '1 returned'])
  }
  printFigure(
    `C11: ${rounds} times two tills and her phone on the last redemption: ${ends.till} sold, ${ends.online} ordered`,
  )
})

test('checkout: a sale that waits for the prescription keeps its stock lock: an order for both waits behind it without a deadlock', async () => {
  const buyer = await createRedeemer(testApp, { iter: 0 })
  await buyer.read()
  await buyer.update({ shipping: courier, payment: bank })
  const items = buyer.ids.map((id) => ({ kind: 'medicine' as const, id, quantity: 1 }))
  let ordered: Promise<Answer> | undefined
  const sold = await blockOnLock(testApp, {
    lock: sql`select from prescription where id = ${buyer.given.id}`,
    act: () =>
      desk.sell({ patientId: buyer.person.id, prescriptionId: buyer.given.id, items, payment: { cash: 50_000 } }),
    meanwhile: async () => {
      ordered = buyer.order()
      await waitUntilBlocked(testApp, 2)
    },
  })
  expect([sold.code, (await ordered)!.code]).toEqual([200, 400])
})

test('checkout: a repeated request while the first is running is not decided and may be retried', async () => {
  const buyer = await createRedeemer(testApp, { iter: 1 })
  await buyer.read()
  await buyer.update({ shipping: courier, payment: bank })
  const key = { 'idempotency-key': crypto.randomUUID() }
  let second: Answer | undefined
  const first = await blockOnLock(testApp, {
    lock: sql`select from checkout where prescription_id = ${buyer.given.id}`,
    act: () => buyer.order({}, key),
    meanwhile: async () => {
      second = await buyer.order({}, key)
    },
  })
  expect(second).toMatchObject({ code: 409, headers: { 'retry-after': '1' } })
  const invoice = invoiceOf(first)
  expect(invoice).toBeDefined()
  // The page already shows the next redemption and says that this one is unpaid.
  const [{ expiresAt } = {}] = await testApp.db.select().from(order).where(eq(order.invoice, invoice!))
  expect((await buyer.read()).result).toMatchObject({ waiting: invoice, waitingUntil: expiresAt!.toISOString() })
  expect(invoiceOf(await buyer.order({}, key))).toBe(invoice)
  expect(await testApp.db.$count(order, eq(order.patientId, buyer.person.id))).toBe(1)
})

test('checkout: the database never gives two concurrent orders the same redemption number', async () => {
  const rounds = size({ small: 3, full: 100 })
  for (let round = 0; round < rounds; round++) {
    const { given, person } = await createRedeemer(testApp, { iter: 1 })
    const orders = await Promise.all(
      Array.from({ length: 5 }, () => createTestPurchase(testApp, { patientId: person.id })),
    )
    const write = (orderId: number, number: number) =>
      testApp.db
        .insert(redemption)
        .values({ orderId, prescriptionId: given.id, iter: 1, number, state: 'reserved' })
        .then(() => 'taken', violated)
    // Without locks the table itself must keep the numbers unique.
    const answers = await Promise.all(orders.map(({ id }, place) => write(id, (place % 2) + 1)))
    expect(answers.filter((answer) => answer === 'taken')).toHaveLength(2)
    expect(answers.filter((answer) => answer === 'redemption_number_once')).toHaveLength(3)
    const another = await createTestPurchase(testApp, { patientId: person.id })
    expect(await write(another.id, 3)).toBe('redemption_within_iter')
  }
  printFigure(`C11: ${rounds} times 5 unlocked writers on 2 redemption numbers: each held once`)
})

test('checkout: quantities saved while an order is placed: the order matches what was shown, or there is none', async () => {
  const rounds = size({ small: 4, full: 100 })
  const ends = { ordered: 0, refused: 0 }
  for (let round = 0; round < rounds; round++) {
    const buyer = await createRedeemer(testApp)
    await buyer.read()
    const shown = (await buyer.update({ shipping: courier, payment: bank })).result as Checkout
    const items = buyer.ids.map((id) => ({ id, quantity: 7 }))
    const [answer] = await Promise.all([
      buyer.order({ grandTotal: shown.summary.grandTotal }),
      buyer.update({ items }),
      buyer.update({ items }),
    ])
    expect([200, 409]).toContain(answer.code)
    const orders = await testApp.db.select().from(order).where(eq(order.patientId, buyer.person.id))
    if (answer.code === 200) expect(orders.map(({ grandTotal }) => grandTotal)).toEqual([shown.summary.grandTotal])
    else expect(orders).toEqual([])
    const [row] = await testApp.db.select().from(checkout).where(eq(checkout.prescriptionId, buyer.given.id))
    expect(row!.orderId !== null).toBe(answer.code === 200)
    ends[answer.code === 200 ? 'ordered' : 'refused']++
  }
  printFigure(`checkout: ${rounds} orders against saves: ${ends.ordered} as shown, ${ends.refused} refused, 0 other`)
})
