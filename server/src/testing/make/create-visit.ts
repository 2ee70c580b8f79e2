import type { FinishForm } from '@nmw/contract/ops-visit'
import { dayIn } from '@nmw/contract/zone'
import { eq } from 'drizzle-orm'
import { doctor } from '../../database/schema/doctor-table.ts'
import { order } from '../../database/schema/order-table.ts'
import { transaction } from '../../database/transaction.ts'
import { moveOrder } from '../../order/move-order.ts'
import { createDoctorSession } from './create-doctor-session.ts'
import { createMember } from './create-member.ts'
import { createStaff } from './create-staff.ts'
import { bookSeat } from './create-test-order.ts'
import type { TestApp } from '../app/open-test-app.ts'

let visits = 0

/** A signed-in doctor with one session today. */
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

/** A member waiting for the doctor, who has paid if the visit has a fee. */
export async function createTestVisit(testApp: TestApp, place: Doctor, { paid = true } = {}) {
  const patient = await createMember(testApp, { account: { phone: `6283${100_000_000 + ++visits}` } })
  const booked = await bookSeat(testApp, place, { patientId: patient.id, note: 'Jerawat di pipi' })
  const orderId = booked.order?.id
  if (orderId && paid)
    await transaction(testApp.db, (db) => moveOrder(testApp.context, db, { orderId, move: 'pay', by: 'system' }))
  const [orderRow] = orderId ? await testApp.db.select().from(order).where(eq(order.id, orderId)) : []
  return { patient, appointment: booked.appointment, order: orderRow }
}

/** A prescription with only a diagnosis; the test adds the rest. */
export function prescriptionOf(more: Partial<FinishForm> = {}): FinishForm {
  return { version: 0, diagnosis: 'Akne vulgaris', iter: 0, medicines: [], treatments: [], ...more }
}
