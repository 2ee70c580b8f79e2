import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { account } from '../database/schema/account-table.ts'
import { appointment } from '../database/schema/appointment-table.ts'
import { order } from '../database/schema/order-table.ts'
import { refundCase } from '../database/schema/payment-table.ts'
import { createDoctorSession } from '../testing/create-doctor-session.ts'
import { createPatient } from '../testing/create-patient.ts'
import { createTestPurchase } from '../testing/create-test-order.ts'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'
import { closeAccounts } from './close-accounts.ts'

let world: TestApp
beforeAll(async () => {
  world = await openTestApp()
})
afterAll(() => world.close())

/** Her two weeks are over. */
const due = () => createPatient(world, { closesAt: world.context.now() })

async function isClosed(id: number) {
  await closeAccounts(world.context)
  const [row] = await world.db.select().from(account).where(eq(account.id, id))
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
])('an account waits while an order of hers is on its way: $orderStatus', async (state) => {
  const [{ id }, other] = [await due(), await due()]
  const bought = eq(order.id, (await createTestPurchase(world, { patientId: id })).id)
  await world.db.update(order).set(state).where(bought)
  expect(await isClosed(id)).toBe(false)
  expect(await isClosed(other.id), 'nobody waits for the order of another').toBe(true)
  await world.db.update(order).set(ended).where(bought)
  expect(await isClosed(id)).toBe(true)
})

test.each(['DIAJUKAN', 'DISETUJUI'] as const)('an account waits while money may go back to her: %s', async (state) => {
  const { id } = await due()
  const { id: orderId } = await createTestPurchase(world, { patientId: id })
  const cancelled = { ...paid, orderStatus: 'CANCEL' as const, endedAt: new Date() }
  await world.db.update(order).set(cancelled).where(eq(order.id, orderId))
  const at = world.context.now()
  await world.db.insert(refundCase).values({ orderId, amount: 1_000, reason: 'Batal', state, createdAt: at })
  expect(await isClosed(id)).toBe(false)
  await world.db
    .update(refundCase)
    .set({ state: 'DITRANSFER', transferredAt: at })
    .where(eq(refundCase.orderId, orderId))
  expect(await isClosed(id)).toBe(true)
})

test('an account waits while a doctor waits for her', async () => {
  const { id } = await due()
  const { session } = await createDoctorSession(world)
  const at = world.context.now()
  const seat = { sessionId: session.id, queueNumber: 1, note: 'Gatal', createdAt: at }
  await world.db.insert(appointment).values({ medicalId: `RM-${id}`, patientId: id, ...seat })
  expect(await isClosed(id)).toBe(false)
  await world.db.update(appointment).set({ status: 0, endedAt: at }).where(eq(appointment.patientId, id))
  expect(await isClosed(id)).toBe(true)
})
