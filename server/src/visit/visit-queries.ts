import { and, count, eq, inArray } from 'drizzle-orm'
import { VISIT_MISSING } from '@nmw/contract/ops-visit'
import type { Database } from '../database/connection.ts'
import { account, patient } from '../database/schema/account-table.ts'
import { appointment, appointmentPhoto } from '../database/schema/appointment-table.ts'
import { branch } from '../database/schema/branch-table.ts'
import { doctorSession } from '../database/schema/doctor-session-table.ts'
import { doctor } from '../database/schema/doctor-table.ts'
import { membership } from '../database/schema/membership-table.ts'
import { order } from '../database/schema/order-table.ts'
import { notFound } from '../http/problem.ts'
import type { Caller } from '../http/route.ts'
import { lockOrder } from '../order/lock-order.ts'

export function selectVisits(db: Database) {
  return db
    .select({
      appointment,
      session: doctorSession,
      doctor,
      branch,
      order,
      person: { fullName: account.fullName, birthDate: patient.birthDate, gender: patient.gender },
      member: membership,
    })
    .from(appointment)
    .innerJoin(doctorSession, eq(doctorSession.id, appointment.sessionId))
    .innerJoin(doctor, eq(doctor.id, doctorSession.doctorId))
    .innerJoin(branch, eq(branch.id, doctorSession.branchId))
    .innerJoin(account, eq(account.id, appointment.patientId))
    .innerJoin(patient, eq(patient.accountId, appointment.patientId))
    .leftJoin(membership, eq(membership.accountId, appointment.patientId))
    .leftJoin(order, eq(order.id, appointment.orderId))
    .$dynamic()
}

export type FoundVisit = Awaited<ReturnType<typeof selectVisits>>[number]

/** Another doctor's visit looks like a missing one. */
function ownVisit({ accountId }: Caller, id: number) {
  return and(eq(appointment.id, id), eq(doctor.accountId, accountId))
}

export async function requireVisit(db: Database, caller: Caller, id: number) {
  const [found] = await selectVisits(db).where(ownVisit(caller, id))
  if (!found) throw notFound(VISIT_MISSING)
  return found
}

/** Locks the visit, so that two tabs are handled one at a time. */
export async function lockVisit(db: Database, caller: Caller, id: number) {
  const [found] = await selectVisits(db).where(ownVisit(caller, id)).for('update', { of: appointment })
  if (!found) throw notFound(VISIT_MISSING)
  return found
}

/** Lock order: the order before the visit. */
export async function lockVisitAndOrder(db: Database, caller: Caller, id: number) {
  const { order: paidBy } = await requireVisit(db, caller, id)
  if (paidBy) await lockOrder(db, paidBy.id)
  return lockVisit(db, caller, id)
}

export async function countPhotos(db: Database, appointmentIds: number[]) {
  if (!appointmentIds.length) return new Map<number, number>()
  const rows = await db
    .select({ id: appointmentPhoto.appointmentId, photos: count() })
    .from(appointmentPhoto)
    .where(inArray(appointmentPhoto.appointmentId, appointmentIds))
    .groupBy(appointmentPhoto.appointmentId)
  return new Map(rows.map(({ id, photos }) => [id, photos]))
}

export async function countFinished(db: Database, patientIds: number[]) {
  if (!patientIds.length) return new Map<number, number>()
  const rows = await db
    .select({ id: appointment.patientId, visits: count() })
    .from(appointment)
    .where(and(inArray(appointment.patientId, patientIds), eq(appointment.status, 2)))
    .groupBy(appointment.patientId)
  return new Map(rows.map(({ id, visits }) => [id, visits]))
}
