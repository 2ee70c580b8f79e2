import { and, eq, isNotNull, ne, or } from 'drizzle-orm'
import type { SeatState } from '@nmw/contract/ops-queue'
import { doctorType } from '@nmw/contract/doctor'
import type { Database } from '../database/connection.ts'
import { appointment, appointmentEvent } from '../database/schema/appointment-table.ts'
import { doctorSession } from '../database/schema/doctor-session-table.ts'
import { notFound } from '../http/problem.ts'
import type { Caller } from '../http/route.ts'
import { announce, announceStaff } from '../live/announce.ts'
import { estimateOf } from '../seat/seat-time.ts'
import { worksAt } from '../staff-branch/work-branches.ts'
import { type FoundAppointment, lockOrderOfSeat, selectAppointments } from './appointment-queries.ts'
import { whyCannotUndoAbsence } from './why-cannot-undo-absence.ts'

/** Locks a seat at a branch of the caller, so that two counters do not act on it at once. */
export async function lockSeat(db: Database, caller: Caller, id: number): Promise<FoundAppointment> {
  const [found] = await selectAppointments(db)
    .where(and(eq(appointment.id, id), worksAt(db, doctorSession.branchId, caller)))
    .for('update', { of: appointment })
  if (!found) throw notFound('Antrean tidak ditemukan')
  return found
}

/** The same with its order, locked before it, for acts that depend on the payment. */
export async function lockSeatAndOrder(db: Database, caller: Caller, id: number) {
  await lockOrderOfSeat(db, eq(appointment.id, id))
  return lockSeat(db, caller, id)
}

type Kind = typeof appointmentEvent.$inferInsert.kind

/** Records what happened to a seat, and tells open pages to read it again. */
export async function recordSeatEvent(
  db: Database,
  { appointment: row, session }: Pick<FoundAppointment, 'appointment' | 'session'>,
  { kind, byAccountId, at }: { kind: Kind; byAccountId: number; at: Date },
) {
  await db.insert(appointmentEvent).values({ appointmentId: row.id, kind, detail: {}, byAccountId, at })
  await announce(db, { accountId: row.patientId, topic: 'appointment', id: row.id })
  await announceStaff(db, { branchId: session.branchId, topic: 'queue', id: session.id })
}

export function seatState({ status, checkedInAt, absentAt }: typeof appointment.$inferSelect): SeatState {
  if (status === 2) return 'finished'
  if (status === 0) return absentAt ? 'absent' : 'cancelled'
  return checkedInAt ? 'arrived' : 'expected'
}

/** Everyone with a seat that day, except who cancelled in time. */
export function shownOnDay() {
  return or(ne(appointment.status, 0), isNotNull(appointment.absentAt), isNotNull(doctorSession.closedAt))
}

/** By the order in which sessions were created, so that a letter never moves to another doctor. */
export function letterOf(sessionIds: number[], id: number) {
  const place = sessionIds.toSorted((a, b) => a - b).indexOf(id)
  const first = place >= 26 ? String.fromCharCode(64 + Math.floor(place / 26)) : ''
  return first + String.fromCharCode(65 + (place % 26))
}

export function labelOf(letter: string, queueNumber: number) {
  return `${letter}-${String(queueNumber).padStart(2, '0')}`
}

type Person = { fullName: string; memberNumber: string | null; memberActive: boolean }

type Shown = Omit<FoundAppointment, 'branch' | 'sip'> & { branch: Pick<FoundAppointment['branch'], 'timezone'> }

export function queueSeatOf(found: Shown, letter: string, person: Person, now: Date) {
  const { appointment: row, session, doctor, order } = found
  return {
    id: row.id,
    label: labelOf(letter, row.queueNumber),
    sessionId: session.id,
    doctorName: doctor.fullName,
    typeTitle: doctorType(doctor.typeCode).title,
    startAt: estimateOf(session, row.queueNumber).start.toISOString(),
    patientId: row.patientId,
    patientName: person.fullName,
    memberNumber: person.memberNumber,
    memberActive: person.memberActive,
    payment: paymentOf(order),
    amount: order?.grandTotal ?? null,
    invoice: order?.invoice ?? null,
    state: seatState(row),
    checkedInAt: row.checkedInAt?.toISOString() ?? null,
    reason: row.cancelReason,
    mayComeBack: whyCannotUndoAbsence(found, now) === null,
  }
}

function paymentOf(order: FoundAppointment['order']) {
  if (!order) return 'free' as const
  return order.paymentStatus === 'PAID' ? ('paid' as const) : ('unpaid' as const)
}
