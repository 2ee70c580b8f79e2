import { and, eq, type SQL } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { appointment } from '../database/schema/appointment-table.ts'
import { branch } from '../database/schema/branch-table.ts'
import { doctorSession } from '../database/schema/doctor-session-table.ts'
import { doctor, doctorPractice } from '../database/schema/doctor-table.ts'
import { order } from '../database/schema/order-table.ts'
import { lockOrder } from '../order/lock-order.ts'

export function selectAppointments(db: Database) {
  return db
    .select({ appointment, session: doctorSession, doctor, branch, sip: doctorPractice.sip, order })
    .from(appointment)
    .innerJoin(doctorSession, eq(doctorSession.id, appointment.sessionId))
    .innerJoin(doctor, eq(doctor.id, doctorSession.doctorId))
    .innerJoin(branch, eq(branch.id, doctorSession.branchId))
    .innerJoin(
      doctorPractice,
      and(eq(doctorPractice.doctorId, doctorSession.doctorId), eq(doctorPractice.branchId, doctorSession.branchId)),
    )
    .leftJoin(order, eq(order.id, appointment.orderId))
    .$dynamic()
}

export type FoundAppointment = Awaited<ReturnType<typeof selectAppointments>>[number]

/** Another patient's appointment counts as missing. */
export async function findOwnAppointment(db: Database, patientId: number, id: number) {
  const [found] = await selectAppointments(db).where(and(eq(appointment.id, id), eq(appointment.patientId, patientId)))
  return found
}

/** The same, locked after its order. */
export async function lockOwnAppointment(db: Database, patientId: number, id: number) {
  const own = and(eq(appointment.id, id), eq(appointment.patientId, patientId))
  await lockOrderOfSeat(db, own)
  const [found] = await selectAppointments(db).where(own).for('update', { of: appointment })
  return found
}

/** Locks the order that pays for a seat. Call it before locking the seat. */
export async function lockOrderOfSeat(db: Database, seat: SQL | undefined) {
  const [known] = await db.select({ orderId: appointment.orderId }).from(appointment).where(seat)
  if (known?.orderId) await lockOrder(db, known.orderId)
}
