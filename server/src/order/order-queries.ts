import { and, desc, eq, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '../database/connection.ts'
import { prepareOnce } from '../database/prepare-once.ts'
import { appointment } from '../database/schema/appointment-table.ts'
import { branch } from '../database/schema/branch-table.ts'
import { doctorSession } from '../database/schema/doctor-session-table.ts'
import { doctor } from '../database/schema/doctor-table.ts'
import { order, orderItem } from '../database/schema/order-table.ts'
import { payment } from '../database/schema/payment-table.ts'
import { prescription } from '../database/schema/prescription-table.ts'
import { redemption } from '../database/schema/redemption-table.ts'

/** Another patient's order looks like a missing one. */
export async function findOwnOrder(db: Database, patientId: number, invoice: string) {
  const [row] = await db
    .select()
    .from(order)
    .where(and(eq(order.invoice, invoice), eq(order.patientId, patientId)))
  return row
}

/** Every list runs these, so they are prepared once. */
const inIds = (column: AnyPgColumn) => sql`${column} = any(${sql.placeholder('ids')})`

export function itemsOf(db: Database, ids: number[]) {
  return prepareOnce(db, 'items_of_orders', (name) =>
    db.select().from(orderItem).where(inIds(orderItem.orderId)).orderBy(orderItem.id).prepare(name),
  ).execute({ ids })
}

export async function paymentsOf(db: Database, ids: number[]) {
  const rows = await prepareOnce(db, 'payments_of_orders', (name) =>
    db
      .selectDistinctOn([payment.orderId], {
        orderId: payment.orderId,
        accountNumber: payment.accountNumber,
        expiresAt: payment.expiresAt,
      })
      .from(payment)
      .where(inIds(payment.orderId))
      .orderBy(payment.orderId, desc(payment.id))
      .prepare(name),
  ).execute({ ids })
  return new Map(rows.map((row) => [row.orderId, row]))
}

export async function consultationsOf(db: Database, ids: number[]) {
  const rows = await prepareOnce(db, 'consultations_of_orders', (name) =>
    db
      .select({ appointment, session: doctorSession, doctor, branch })
      .from(appointment)
      .innerJoin(doctorSession, eq(doctorSession.id, appointment.sessionId))
      .innerJoin(doctor, eq(doctor.id, doctorSession.doctorId))
      .innerJoin(branch, eq(branch.id, doctorSession.branchId))
      .where(inIds(appointment.orderId))
      .prepare(name),
  ).execute({ ids })
  return new Map(rows.map((row) => [row.appointment.orderId, row]))
}

export async function redeemedVisitsOf(db: Database, ids: number[]) {
  const rows = await prepareOnce(db, 'redeemed_visits_of_orders', (name) =>
    db
      .select({ orderId: redemption.orderId, appointment })
      .from(redemption)
      .innerJoin(prescription, eq(prescription.id, redemption.prescriptionId))
      .innerJoin(appointment, eq(appointment.id, prescription.appointmentId))
      .where(inIds(redemption.orderId))
      .prepare(name),
  ).execute({ ids })
  return new Map(rows.map((row) => [row.orderId, row.appointment]))
}
