import { HOUR } from '@nmw/contract/duration'
import { appointment } from '../../database/schema/appointment-table.ts'
import { transaction } from '../../database/transaction.ts'
import { createOrder } from '../../order/create-order.ts'
import { reserveSeat } from '../../seat/reserve-seat.ts'
import { createDoctorSession } from './create-doctor-session.ts'
import type { TestApp } from '../app/open-test-app.ts'
import { createProduct } from './create-goods.ts'
import { stockShelf } from './stock-shelf.ts'

/** An unpaid consultation with its seat. */
export async function createTestConsultation(testApp: TestApp, { patientId }: { patientId: number }) {
  const { session, branch, doctor } = await createDoctorSession(testApp, { typeCode: 2560, fee: 150_000 })
  const order = await transaction(testApp.db, async (db) => {
    const { queueNumber } = (await reserveSeat(db, session.id))!
    const made = await createOrder(testApp.context, db, {
      patientId,
      branchId: branch.id,
      type: 'CONSULTATION',
      paymentMethod: 'VIRTUAL_ACCOUNT_BCA',
      expiresAt: new Date(testApp.context.now().getTime() + HOUR),
      items: [consultationItem(doctor.fullName)],
      shippingAmount: 0,
      insuranceFee: 0,
      serviceFee: 5_000,
    })
    await db.insert(appointment).values({
      medicalId: `RM-${made.id}`,
      patientId,
      sessionId: session.id,
      queueNumber,
      note: 'Gatal',
      orderId: made.id,
      createdAt: testApp.context.now(),
    })
    return made
  })
  return { order, session, branch, doctor }
}

/** An unpaid order of goods. */
export async function createTestPurchase(testApp: TestApp, { patientId }: { patientId: number }) {
  const { branch } = await createDoctorSession(testApp)
  const { id: productId } = await createProduct(testApp, { id: 'OTC-0001' })
  await stockShelf(testApp, { branchId: branch.id, goods: { productId } })
  return createOrder(testApp.context, testApp.db, {
    patientId,
    branchId: branch.id,
    type: 'MARKETPLACE',
    paymentMethod: 'VIRTUAL_ACCOUNT_BCA',
    expiresAt: new Date(testApp.context.now().getTime() + 24 * HOUR),
    items: [{ ...consultationItem('Pelembap'), itemId: productId, weight: 120, quantity: 2, taxable: true }],
    shippingAmount: 20_000,
    insuranceFee: 2_500,
    serviceFee: 0,
  })
}

const consultationItem = (name: string) => ({
  itemId: '2560',
  name,
  image: 'doctor-01.webp',
  quantity: 1,
  listPrice: 150_000,
  price: 150_000,
  taxable: false,
})
