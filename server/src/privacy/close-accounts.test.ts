import { CATEGORY } from '@nmw/contract/notification'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addressRoutes } from '../address/address-routes.ts'
import { checkoutRoutes } from '../checkout/checkout-routes.ts'
import { account, patient } from '../database/schema/account-table.ts'
import { appointment } from '../database/schema/appointment-table.ts'
import { checkout } from '../database/schema/checkout-table.ts'
import { deliveryAddress } from '../database/schema/delivery-address-table.ts'
import { emailChange } from '../database/schema/email-change-table.ts'
import { exportTicket } from '../database/schema/export-ticket-table.ts'
import { notification } from '../database/schema/notification-table.ts'
import { order } from '../database/schema/order-table.ts'
import { outboxMessage } from '../database/schema/outbox-message-table.ts'
import { refundCase } from '../database/schema/payment-table.ts'
import { subscription } from '../database/schema/subscription-table.ts'
import { queueMessage } from '../message/queue-message.ts'
import { notify } from '../notification/notify.ts'
import { saleRoutes } from '../sale/sale-routes.ts'
import { hashToken, randomToken } from '../secret.ts'
import { createDesk } from '../testing/make/create-desk.ts'
import { createDoctorSession } from '../testing/make/create-doctor-session.ts'
import { createProduct } from '../testing/make/create-goods.ts'
import { createPatient } from '../testing/make/create-patient.ts'
import { courier, createRedeemer } from '../testing/make/create-redeemer.ts'
import { createTestPurchase } from '../testing/make/create-test-order.ts'
import { blockOnLock, waitUntilBlocked } from '../testing/stress/block-on-lock.ts'
import { openTestApp, type TestApp } from '../testing/app/open-test-app.ts'
import { refuseRows } from '../testing/stress/refuse-rows.ts'
import { closeAccounts } from './close-accounts.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp({ routes: [...addressRoutes, ...checkoutRoutes, ...saleRoutes] })
})
afterAll(() => testApp.close())

/** A patient whose account is due to be closed. */
const dueAccount = () => createPatient(testApp, { closesAt: testApp.context.now() })

async function isClosed(id: number) {
  await closeAccounts(testApp.context)
  const [row] = await testApp.db.select().from(account).where(eq(account.id, id))
  return !row!.active
}

const paid = { paymentStatus: 'PAID' as const, paidAt: new Date() }
const ended = { ...paid, orderStatus: 'COMPLETED' as const, endedAt: new Date() }

test.each<Partial<typeof order.$inferInsert>>([
  { orderStatus: 'WAITING_PAYMENT' },
  { orderStatus: 'WAITING_CONFIRM', ...paid },
  { orderStatus: 'PROCESS', ...paid },
  { orderStatus: 'SELF_PICKUP', pickupCode: '123456', ...paid },
  { orderStatus: 'SHIPPED', airwayBill: 'AWB-1', ...paid },
])('privacy: an account is not closed while an order is open: $orderStatus', async (state) => {
  const [{ id }, other] = [await dueAccount(), await dueAccount()]
  const bought = eq(order.id, (await createTestPurchase(testApp, { patientId: id })).id)
  await testApp.db.update(order).set(state).where(bought)
  expect(await isClosed(id)).toBe(false)
  expect(await isClosed(other.id), 'nobody waits for the order of another').toBe(true)
  await testApp.db.update(order).set(ended).where(bought)
  expect(await isClosed(id)).toBe(true)
})

test.each(['DIAJUKAN', 'DISETUJUI'] as const)(
  'privacy: an account is not closed while a refund is open: %s',
  async (state) => {
    const { id } = await dueAccount()
    const { id: orderId } = await createTestPurchase(testApp, { patientId: id })
    const cancelled = { ...paid, orderStatus: 'CANCEL' as const, endedAt: new Date() }
    await testApp.db.update(order).set(cancelled).where(eq(order.id, orderId))
    const at = testApp.context.now()
    await testApp.db.insert(refundCase).values({ orderId, amount: 1_000, reason: 'Batal', state, createdAt: at })
    expect(await isClosed(id)).toBe(false)
    await testApp.db
      .update(refundCase)
      .set({ state: 'DITRANSFER', transferredAt: at })
      .where(eq(refundCase.orderId, orderId))
    expect(await isClosed(id)).toBe(true)
  },
)

test('privacy: an account is not closed while the clinic holds a down payment', async () => {
  const desk = await createDesk(testApp)
  const cream = await createProduct(testApp, { price: 100_000 })
  const items = [{ kind: 'product' as const, id: cream.id, quantity: 1 }]
  const { id } = await dueAccount()
  const give = async (patientId: number) =>
    (await desk.sell({ patientId, items, payment: { cash: 40_000 }, downPayment: true })).made.invoice
  const dp = await give(id)
  expect(await isClosed(id)).toBe(false)
  const { made } = await desk.sell({ patientId: id, items, payment: { cash: 60_000, dp } })
  expect((await desk.undo(made.invoice)).code).toBe(200)
  expect(await isClosed(id), 'the sale it counted in is void').toBe(false)
  expect((await desk.sell({ patientId: id, items, payment: { cash: 60_000, dp } })).code).toBe(200)
  expect(await isClosed(id)).toBe(true)
  const other = await dueAccount()
  const handedBack = await give(other.id)
  expect(await isClosed(other.id)).toBe(false)
  expect((await desk.undo(handedBack)).code).toBe(200)
  expect(await isClosed(other.id)).toBe(true)
})

test('privacy: a concurrent down payment keeps the account open', async () => {
  const desk = await createDesk(testApp)
  const cream = await createProduct(testApp, { price: 100_000 })
  const items = [{ kind: 'product' as const, id: cream.id, quantity: 1 }]
  const give = (patientId: number) => desk.sell({ patientId, items, payment: { cash: 40_000 }, downPayment: true })
  await give((await createPatient(testApp)).id)
  const { id } = await dueAccount()
  let closing: Promise<boolean> | undefined
  const given = await blockOnLock(testApp, {
    // A sale reads its branch after it has locked its patient.
    lock: sql`select from branch where id = ${desk.branch.id}`,
    act: () => give(id),
    meanwhile: async () => {
      closing = isClosed(id)
      await Promise.race([waitUntilBlocked(testApp, 2), closing])
    },
  })
  expect(given.code).toBe(200)
  expect(await closing).toBe(false)
})

test('privacy: an account that cannot be closed delays no other', async () => {
  const [stuck, free] = [await dueAccount(), await dueAccount()]
  const letGo = await refuseRows(testApp, 'audit_entry', `new.account_id = ${stuck.id}`)
  expect([await isClosed(stuck.id), await isClosed(free.id)]).toEqual([false, true])
  await letGo()
  expect(await isClosed(stuck.id)).toBe(true)
})

test('privacy: an account is not closed while an appointment is ahead', async () => {
  const { id } = await dueAccount()
  const { session } = await createDoctorSession(testApp)
  const at = testApp.context.now()
  const seat = { sessionId: session.id, queueNumber: 1, note: 'Gatal', createdAt: at }
  await testApp.db.insert(appointment).values({ medicalId: `RM-${id}`, patientId: id, ...seat })
  expect(await isClosed(id)).toBe(false)
  await testApp.db.update(appointment).set({ status: 0, endedAt: at }).where(eq(appointment.patientId, id))
  expect(await isClosed(id)).toBe(true)
})

test('privacy: closing deletes address, guardian and messages of the account, and nothing of others', async () => {
  const phone = '6281000000901'
  const { id, email } = await createPatient(testApp, { closesAt: testApp.context.now(), phone })
  const other = await createPatient(testApp, { phone: '6281000000902' })
  const lived = { address: 'Jl. Kenanga No. 2', districtId: 327302, postalCode: '40132', birthPlace: 'Bandung' }
  const known = { ...lived, employment: 'Guru', guardianName: 'Ibu Sari', guardianPhone: '6281000000903' }
  const expiresAt = new Date(testApp.context.now().getTime() + 60_000)
  const receiver = { receiverName: 'Siti', receiverPhone: phone, label: 'Rumah', isPrimary: true, note: '' }
  const { address, districtId, postalCode } = lived
  const home = { ...receiver, address, districtId, postalCode, createdAt: testApp.context.now() }
  for (const accountId of [id, other.id]) {
    await testApp.db.update(patient).set(known).where(eq(patient.accountId, accountId))
    const [keyHash, ticketHash] = [hashToken(randomToken()), hashToken(randomToken())]
    await testApp.db.insert(emailChange).values({ keyHash, accountId, email: 'new@nmw.example', expiresAt })
    await testApp.db.insert(exportTicket).values({ ticketHash, accountId, expiresAt })
    await testApp.db.insert(deliveryAddress).values({ ...home, accountId })
    const news = { accountId, category: CATEGORY.points, message: 'Kabar', link: null, dedupeKey: `told-${accountId}` }
    await notify(testApp.db, { ...news, at: testApp.context.now() })
  }
  const text = { subject: 'Kabar', text: 'Halo' }
  for (const to of [email, other.email])
    await queueMessage(testApp.context, testApp.db, { channel: 'mail', to, ...text, dedupeKey: `test:${to}` })
  for (const to of [phone, other.phone!])
    await queueMessage(testApp.context, testApp.db, { channel: 'whatsapp', to, ...text, dedupeKey: `test:${to}` })
  expect(await isClosed(id)).toBe(true)
  const forgotten = Object.fromEntries(Object.keys(known).map((column) => [column, null]))
  const personOf = (accountId: number) => testApp.db.select().from(patient).where(eq(patient.accountId, accountId))
  expect(await personOf(id)).toMatchObject([{ ...forgotten, birthDate: '1994-03-17', gender: 0 }])
  expect(await personOf(other.id)).toMatchObject([known])
  for (const [accountId, left] of [
    [id, 0],
    [other.id, 1],
  ] as const) {
    expect(await testApp.db.$count(emailChange, eq(emailChange.accountId, accountId))).toBe(left)
    expect(await testApp.db.$count(exportTicket, eq(exportTicket.accountId, accountId))).toBe(left)
    expect(await testApp.db.$count(deliveryAddress, eq(deliveryAddress.accountId, accountId))).toBe(left)
    expect(await testApp.db.$count(notification, eq(notification.accountId, accountId))).toBe(left)
  }
  const sentTo = (await testApp.db.select().from(outboxMessage)).map(({ recipient }) => recipient)
  expect(sentTo).not.toContain(email)
  expect(sentTo).not.toContain(phone)
  expect(sentTo).toEqual(expect.arrayContaining([other.email, other.phone]))
})

test('privacy: closing clears the destination of open checkouts and ends the newsletter, in any letter case of the address', async () => {
  const [buyer, other] = [await createRedeemer(testApp), await createRedeemer(testApp)]
  for (const { person, read, update } of [buyer, other]) {
    await read()
    expect(await update({ shipping: courier })).toMatchObject({ code: 200 })
    const email = person.email.toUpperCase()
    await testApp.db.insert(subscription).values({ email, createdAt: testApp.context.now() })
  }
  await testApp.db.update(account).set({ closesAt: testApp.context.now() }).where(eq(account.id, buyer.person.id))
  expect(await isClosed(buyer.person.id)).toBe(true)
  const checkoutsOf = (id: number) => testApp.db.select().from(checkout).where(eq(checkout.patientId, id))
  expect(await checkoutsOf(buyer.person.id)).toMatchObject([
    { destination: null, shippingService: null, shippingType: null },
  ])
  expect(await checkoutsOf(other.person.id)).toMatchObject([
    { destination: { name: 'Siti Rahmawati' }, shippingService: 'jne' },
  ])
  const subscribed = (await testApp.db.select().from(subscription)).map(({ email }) => email)
  expect(subscribed).toEqual([other.person.email.toUpperCase()])
})
