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
  // At the branch that sends parcels: both turn to the same shelf.
  desk = await createDesk(testApp)
})
afterAll(async () => {
  expect(await findBrokenInvariants(testApp.db)).toEqual([])
  await testApp.close()
})

const invoiceOf = ({ result }: Answer) =>
  (result as { order: { invoice_number: string } } | null)?.order?.invoice_number

test('checkout: the last redemption from many tabs at once: one order, one payment, one answer for all', async () => {
  const rounds = size({ small: 4, full: 200 })
  for (let round = 0; round < rounds; round++) {
    const her = await createRedeemer(testApp, { iter: 0 })
    await her.read()
    await her.update({ shipping: courier, payment: bank })
    const key = { 'idempotency-key': crypto.randomUUID() }
    const answers = await Promise.all(Array.from({ length: 10 }, (_, tab) => her.order({}, tab % 2 ? key : {})))
    const done = answers.filter(({ code }) => code === 200)
    // The same key twice at once: one waits to be told, and is told to ask again.
    expect(answers.every(({ code }) => code === 200 || code === 409)).toBe(true)
    expect(new Set(done.map(invoiceOf)).size).toBe(1)
    const held = await testApp.db.select().from(redemption).where(eq(redemption.prescriptionId, her.given.id))
    expect(held.map(({ number, state }) => `${number} ${state}`)).toEqual(['1 reserved'])
    const orders = await testApp.db.select().from(order).where(eq(order.patientId, her.person.id))
    expect(orders).toHaveLength(1)
    const payments = await testApp.db.select().from(payment).where(eq(payment.orderId, orders[0]!.id))
    expect(payments).toHaveLength(1)
    const shelves = await testApp.db.select().from(stock).where(inArray(stock.itemId, her.ids))
    expect(shelves.reduce((sum, { reserved }) => sum + reserved, 0)).toBe(1)
    expect(invoiceOf(await her.order({}, key))).toBe(orders[0]!.invoice)
  }
  printFigure(`C8, C11: ${rounds} times 10 tabs on the last redemption, one order each time`)
})

test('checkout: the last redemption at two tills and online at once: one of the three has it, and a void sale lets the next', async () => {
  const rounds = size({ small: 6, full: 200 })
  const ends = { till: 0, online: 0 }
  for (let round = 0; round < rounds; round++) {
    const her = await createRedeemer(testApp, { iter: 0, pieces: 9 })
    await her.read()
    await her.update({ shipping: courier, payment: bank })
    const items = her.ids.map((id) => ({ kind: 'medicine' as const, id, quantity: 1 }))
    const sell = () =>
      desk.sell({ patientId: her.person.id, prescriptionId: her.given.id, items, payment: { cash: 50_000 } })
    // An order asks the courier first, so that the tills would always be before it.
    const later = async () => {
      await pause(Math.random() * 100)
      return sell()
    }
    const [one, other, ordered] = await Promise.all([later(), later(), her.order()])
    const taken = (await testApp.db.select().from(redemption).where(eq(redemption.prescriptionId, her.given.id))).map(
      ({ number, state, saleId }) => `${number} ${state} ${saleId === null ? 'online' : 'till'}`,
    )
    expect(sortedCodes([one, other, ordered])).toEqual(ordered.code === 200 ? [200, 409, 409] : [200, 400, 409])
    expect(taken).toEqual([ordered.code === 200 ? '1 reserved online' : '1 used till'])
    const shelves = await testApp.db.select().from(stock).where(inArray(stock.itemId, her.ids))
    const gone = shelves.reduce((sum, { onHand, reserved }) => sum + onHand - reserved, 0)
    expect(gone).toBe(9 + 9 - 1)
    ends[ordered.code === 200 ? 'online' : 'till']++
    const sold = [one, other].find(({ code }) => code === 200)
    if (!sold) continue
    // Her next try goes with the void sale, before it or after it.
    const [, again] = await Promise.all([desk.undo(sold.made.invoice), her.order()])
    if (again.code !== 200) {
      await her.read()
      await her.update({ shipping: courier, payment: bank })
      expect((await her.order()).code).toBe(200)
    }
    const held = await testApp.db.select().from(redemption).where(eq(redemption.prescriptionId, her.given.id))
    expect(held.map(({ number, state }) => `${number} ${state}`).toSorted()).toEqual(['1 reserved', '1 returned'])
  }
  printFigure(
    `C11: ${rounds} times two tills and her phone on the last redemption: ${ends.till} sold, ${ends.online} ordered`,
  )
})

test('checkout: a till that waits for the prescription holds its shelf: an order that wants both waits behind it, and none for the other', async () => {
  const her = await createRedeemer(testApp, { iter: 0 })
  await her.read()
  await her.update({ shipping: courier, payment: bank })
  const items = her.ids.map((id) => ({ kind: 'medicine' as const, id, quantity: 1 }))
  let ordered: Promise<Answer> | undefined
  const sold = await blockOnLock(testApp, {
    hold: sql`select from prescription where id = ${her.given.id}`,
    act: () => desk.sell({ patientId: her.person.id, prescriptionId: her.given.id, items, payment: { cash: 50_000 } }),
    meanwhile: async () => {
      ordered = her.order()
      await waitUntilBlocked(testApp, 2)
    },
  })
  expect([sold.code, (await ordered)!.code]).toEqual([200, 400])
})

test('checkout: the same press once more, while the first is at work: nothing is decided, and the second may ask again', async () => {
  const her = await createRedeemer(testApp, { iter: 1 })
  await her.read()
  await her.update({ shipping: courier, payment: bank })
  const key = { 'idempotency-key': crypto.randomUUID() }
  let second: Answer | undefined
  const first = await blockOnLock(testApp, {
    hold: sql`select from checkout where prescription_id = ${her.given.id}`,
    act: () => her.order({}, key),
    meanwhile: async () => {
      second = await her.order({}, key)
    },
  })
  expect(second).toMatchObject({ code: 409, headers: { 'retry-after': '1' } })
  const invoice = invoiceOf(first)
  expect(invoice).toBeDefined()
  // The page shows the next redemption by now, and says that this one is not paid.
  const [{ expiresAt } = {}] = await testApp.db.select().from(order).where(eq(order.invoice, invoice!))
  expect((await her.read()).result).toMatchObject({ waiting: invoice, waitingUntil: expiresAt!.toISOString() })
  expect(invoiceOf(await her.order({}, key))).toBe(invoice)
  expect(await testApp.db.$count(order, eq(order.patientId, her.person.id))).toBe(1)
})

test('checkout: redemption numbers: two orders at once never hold the same one, whatever the code does', async () => {
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
    // Nothing is locked here: the table itself has to tell them apart.
    const answers = await Promise.all(orders.map(({ id }, place) => write(id, (place % 2) + 1)))
    expect(answers.filter((answer) => answer === 'taken')).toHaveLength(2)
    expect(answers.filter((answer) => answer === 'redemption_number_once')).toHaveLength(3)
    const another = await createTestPurchase(testApp, { patientId: person.id })
    expect(await write(another.id, 3)).toBe('redemption_within_iter')
  }
  printFigure(`C11: ${rounds} times 5 unlocked writers on 2 redemption numbers: each held once`)
})

test('checkout: quantities saved while it is ordered: the order is what was shown, or there is none', async () => {
  const rounds = size({ small: 4, full: 100 })
  const ends = { ordered: 0, refused: 0 }
  for (let round = 0; round < rounds; round++) {
    const her = await createRedeemer(testApp)
    await her.read()
    const shown = (await her.update({ shipping: courier, payment: bank })).result as Checkout
    const items = her.ids.map((id) => ({ id, quantity: 7 }))
    const [answer] = await Promise.all([
      her.order({ grandTotal: shown.summary.grandTotal }),
      her.update({ items }),
      her.update({ items }),
    ])
    expect([200, 409]).toContain(answer.code)
    const orders = await testApp.db.select().from(order).where(eq(order.patientId, her.person.id))
    if (answer.code === 200) expect(orders.map(({ grandTotal }) => grandTotal)).toEqual([shown.summary.grandTotal])
    else expect(orders).toEqual([])
    const [row] = await testApp.db.select().from(checkout).where(eq(checkout.prescriptionId, her.given.id))
    expect(row!.orderId !== null).toBe(answer.code === 200)
    ends[answer.code === 200 ? 'ordered' : 'refused']++
  }
  printFigure(`checkout: ${rounds} orders against saves: ${ends.ordered} as shown, ${ends.refused} refused, 0 other`)
})
