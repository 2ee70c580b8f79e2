import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { appointment } from '../database/schema/appointment-table.ts'
import { branch } from '../database/schema/branch-table.ts'
import { doctorSession } from '../database/schema/doctor-session-table.ts'
import { doctor } from '../database/schema/doctor-table.ts'
import { order, orderItem } from '../database/schema/order-table.ts'
import { payment } from '../database/schema/payment-table.ts'
import { prescription, redemption } from '../database/schema/prescription-table.ts'

/** Somebody else's is as good as none. */
export async function findOwnOrder(db: Database, patientId: number, invoice: string) {
  const [row] = await db
    .select()
    .from(order)
    .where(and(eq(order.invoice, invoice), eq(order.patientId, patientId)))
  return row
}

export function itemsOf(db: Database, orderIds: number[]) {
  return db.select().from(orderItem).where(inArray(orderItem.orderId, orderIds)).orderBy(orderItem.id)
}

/** The newest payment of each order. */
export async function paymentsOf(db: Database, orderIds: number[]) {
  const rows = await db
    .selectDistinctOn([payment.orderId], {
      orderId: payment.orderId,
      accountNumber: payment.accountNumber,
      expiresAt: payment.expiresAt,
    })
    .from(payment)
    .where(inArray(payment.orderId, orderIds))
    .orderBy(payment.orderId, desc(payment.id))
  return new Map(rows.map((row) => [row.orderId, row]))
}

/** The consultation that an order pays for. */
export async function consultationsOf(db: Database, orderIds: number[]) {
  const rows = await db
    .select({ appointment, session: doctorSession, doctor, branch })
    .from(appointment)
    .innerJoin(doctorSession, eq(doctorSession.id, appointment.sessionId))
    .innerJoin(doctor, eq(doctor.id, doctorSession.doctorId))
    .innerJoin(branch, eq(branch.id, doctorSession.branchId))
    .where(inArray(appointment.orderId, orderIds))
  return new Map(rows.map((row) => [row.appointment.orderId, row]))
}

/** The visit whose prescription an order redeems. */
export async function redeemedVisitsOf(db: Database, orderIds: number[]) {
  const rows = await db
    .select({ orderId: redemption.orderId, appointment })
    .from(redemption)
    .innerJoin(prescription, eq(prescription.id, redemption.prescriptionId))
    .innerJoin(appointment, eq(appointment.id, prescription.appointmentId))
    .where(inArray(redemption.orderId, orderIds))
  return new Map(rows.map((row) => [row.orderId, row.appointment]))
}
