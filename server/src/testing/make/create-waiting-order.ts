import { PICKUP } from '@nmw/contract/shipping'
import { and, eq } from 'drizzle-orm'
import { order } from '../../database/schema/order-table.ts'
import { stock } from '../../database/schema/stock-table.ts'
import { createMember } from './create-member.ts'
import { createPrescription, createRedemption } from './create-prescription.ts'
import { createStaff } from './create-staff.ts'
import type { TestApp } from '../app/open-test-app.ts'

const courier = { service: 'jne', type: 'REG23', name: 'JNE Reguler', estimate: '1-3' }
const selfPickup = { service: PICKUP.service, type: PICKUP.type, name: PICKUP.name, estimate: null }
const recipient = {
  name: 'Siti',
  phone: '6281000000201',
  address: 'Jl. Melati No. 5',
  districtId: 317106,
  postalCode: '10310',
  note: '',
}

/** Picked up at the clinic instead of shipped. */
export type WantedOrder = { pickup?: boolean }

/** A paid redemption in the queue of the pharmacy, and two pharmacists. */
export async function createWaitingOrder(testApp: TestApp, { pickup = false }: WantedOrder = {}) {
  const patient = await createMember(testApp)
  const given = await createPrescription(testApp, { patientId: patient.id, iter: 1 })
  const made = await createRedemption(testApp, given, { state: 'used', items: [['OBT-PH', 2]] })
  const way = pickup ? { shipping: selfPickup, recipient: null } : { shipping: courier, recipient }
  await testApp.db.update(order).set(way).where(eq(order.id, made.id))
  const [first, second] = [
    await createStaff(testApp, { role: 'pharmacist', branchId: given.branch.id }),
    await createStaff(testApp, { role: 'pharmacist', branchId: given.branch.id }),
  ]
  const params = { invoice: made.invoice }
  const state = async () => (await testApp.db.select().from(order).where(eq(order.id, made.id)))[0]!
  const shelf = async () => {
    const here = and(eq(stock.branchId, given.branch.id), eq(stock.itemId, 'OBT-PH'))
    const [row] = await testApp.db.select().from(stock).where(here)
    return { onHand: row!.onHand, reserved: row!.reserved }
  }
  return { made, given, patient, first, second, params, state, shelf }
}
