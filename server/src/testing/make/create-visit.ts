import type { FinishForm } from '@nmw/contract/ops-visit'
import { dayIn } from '@nmw/contract/zone'
import { eq } from 'drizzle-orm'
import { appointment } from '../../database/schema/appointment-table.ts'
import { doctor } from '../../database/schema/doctor-table.ts'
import { order } from '../../database/schema/order-table.ts'
import { transaction } from '../../database/transaction.ts'
import { createOrder } from '../../order/create-order.ts'
import { moveOrder } from '../../order/move-order.ts'
import { reserveSeat } from '../../seat/reserve-seat.ts'
import { createDoctorSession } from './create-doctor-session.ts'
import { createMember } from './create-member.ts'
import { createStaff } from './create-staff.ts'
import type { TestApp } from '../app/open-test-app.ts'

let visits = 0

/** A doctor who signs in, with one session today. */
export async function createTestDoctor(testApp: TestApp, { fee = 0 } = {}) {
  const made = await createDoctorSession(testApp, {
    typeCode: fee ? 2560 : 3566,
    fee,
    day: dayIn('Asia/Jakarta', testApp.context.now()),
    start: '00:01',
    end: '23:59',
    capacity: 20,
  })
  const staff = await createStaff(testApp, { role: 'doctor', branchId: made.branch.id })
  await testApp.db.update(doctor).set({ accountId: staff.id }).where(eq(doctor.id, made.doctor.id))
  return { ...made, staff }
}

type Doctor = Awaited<ReturnType<typeof createTestDoctor>>

/** A member who waits for the doctor; paid where it has a fee. */
export async function createTestVisit(
  testApp: TestApp,
  { session, branch, doctor: seen }: Doctor,
  { paid = true } = {},
) {
  const patient = await createMember(testApp, { account: { phone: `6283${100_000_000 + ++visits}` } })
  const at = testApp.context.now()
  return transaction(testApp.db, async (db) => {
    const { queueNumber } = (await reserveSeat(db, session.id))!
    const made = session.fee
      ? await createOrder(testApp.context, db, {
          patientId: patient.id,
          branchId: branch.id,
          type: 'CONSULTATION',
          paymentMethod: 'VIRTUAL_ACCOUNT_BCA',
          expiresAt: new Date(at.getTime() + 3_600_000),
          items: [
            {
              itemId: '2560',
              name: `Konsultasi dr. ${seen.fullName}`,
              image: 'doctor-01.webp',
              quantity: 1,
              listPrice: session.fee,
              price: session.fee,
              taxable: false,
            },
          ],
          shippingAmount: 0,
          insuranceFee: 0,
          serviceFee: 5_000,
        })
      : undefined
    const [row] = await db
      .insert(appointment)
      .values({
        medicalId: `RM-VISIT-${visits}`,
        patientId: patient.id,
        sessionId: session.id,
        queueNumber,
        note: 'Jerawat di pipi',
        orderId: made?.id ?? null,
        createdAt: at,
      })
      .returning()
    if (made && paid) await moveOrder(testApp.context, db, { orderId: made.id, move: 'pay', by: 'system' })
    const [orderRow] = made ? await db.select().from(order).where(eq(order.id, made.id)) : []
    return { patient, appointment: row!, order: orderRow }
  })
}

/** A prescription of nothing but a diagnosis, and no draft before it; the test adds what it is about. */
export function prescriptionOf(more: Partial<FinishForm> = {}): FinishForm {
  return { version: 0, diagnosis: 'Akne vulgaris', iter: 0, medicines: [], treatments: [], ...more }
}
