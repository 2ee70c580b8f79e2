import { HOUR } from '@nmw/contract/duration'
import { appointment } from '../../database/schema/appointment-table.ts'
import { transaction } from '../../database/transaction.ts'
import { createOrder } from '../../order/create-order.ts'
import { reserveSeat } from '../../seat/reserve-seat.ts'
import { createDoctorSession } from './create-doctor-session.ts'
import type { TestApp } from '../app/open-test-app.ts'
import { createProduct } from './create-goods.ts'
import { stockShelf } from './stock-shelf.ts'

type Place = Pick<Awaited<ReturnType<typeof createDoctorSession>>, 'session' | 'branch' | 'doctor'>

/** A seat in the session, with an unpaid order if the session has a fee. */
export function bookSeat(testApp: TestApp, place: Place, { patientId, note }: { patientId: number; note: string }) {
  const { session, branch, doctor } = place
  const createdAt = testApp.context.now()
  return transaction(testApp.db, async (db) => {
    const { queueNumber } = (await reserveSeat(db, session.id))!
    const order = session.fee
      ? await createOrder(testApp.context, db, {
          patientId,
          branchId: branch.id,
          type: 'CONSULTATION',
          paymentMethod: 'VIRTUAL_ACCOUNT_BCA',
          expiresAt: new Date(createdAt.getTime() + HOUR),
          items: [{ ...consultationItem(doctor.fullName), listPrice: session.fee, price: session.fee }],
          shippingAmount: 0,
          insuranceFee: 0,
          serviceFee: 5_000,
        })
      : undefined
    const [row] = await db
      .insert(appointment)
      .values({
        medicalId: `RM-SEAT-${session.id}-${queueNumber}`,
        patientId,
        sessionId: session.id,
        queueNumber,
        note,
        orderId: order?.id ?? null,
        createdAt,
      })
      .returning()
    return { order, appointment: row! }
  })
}

/** An unpaid consultation with its seat. */
export async function createTestConsultation(testApp: TestApp, { patientId }: { patientId: number }) {
  const place = await createDoctorSession(testApp, { typeCode: 2560, fee: 150_000 })
  const { order } = await bookSeat(testApp, place, { patientId, note: 'Gatal' })
  return { ...place, order: order! }
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
