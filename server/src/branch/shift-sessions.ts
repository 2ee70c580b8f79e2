import { CATEGORY } from '@nmw/contract/notification'
import { type Zone, ZONES } from '@nmw/contract/zone'
import { and, asc, eq, gt, isNull, lte, ne, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import { appointment } from '../database/schema/appointment-table.ts'
import type { branch } from '../database/schema/branch-table.ts'
import { doctorSession } from '../database/schema/doctor-session-table.ts'
import { doctor } from '../database/schema/doctor-table.ts'
import { prescriptionTreatment } from '../database/schema/prescription-table.ts'
import { formatLongDay } from '../format-long-day.ts'
import { refused } from '../http/problem.ts'
import { announce, announceStaff } from '../live/announce.ts'
import { notify } from '../notification/notify.ts'
import { renewReminders } from '../seat/renew-reminders.ts'
import { estimateOf } from '../seat/seat-time.ts'
import { describeAppointment } from '../seat/describe-appointment.ts'

type Place = typeof branch.$inferSelect

/**
 * The time zone of a branch was corrected: future sessions keep their wall clock, so their moments change, and booked
 * patients are notified. The caller's transaction has locked the plans and saved the branch.
 */
export async function shiftSessions(context: Context, db: Database, place: Place, former: Zone) {
  const hours = ZONES[former].hours - ZONES[place.timezone].hours
  if (hours === 0) return { sessions: 0, patients: 0 }
  const at = context.now()
  // Sessions under way as well: by the correct clock they may not have started.
  const affected = and(eq(doctorSession.branchId, place.id), gt(doctorSession.endsAt, at))
  const sessions = await db
    .select({ id: doctorSession.id })
    .from(doctorSession)
    .where(affected)
    .orderBy(asc(doctorSession.id))
    .for('update')
  await mustNotOverlap(db, place.id, hours, at)
  await moveBy(db, { branchId: place.id, hours, at })
  await db
    .update(prescriptionTreatment)
    .set({ bookedAt: sql`${prescriptionTreatment.bookedAt} + make_interval(hours => ${hours})` })
    .where(and(eq(prescriptionTreatment.branchId, place.id), gt(prescriptionTreatment.bookedAt, at)))
  for (const { id } of sessions) await announceStaff(db, { branchId: place.id, topic: 'queue', id })
  const patients = await notifyPatients(context, db, place)
  return { sessions: sessions.length, patients }
}

/** A doctor has one session at a time, also across branches. */
async function mustNotOverlap(db: Database, branchId: number, hours: number, at: Date) {
  const other = alias(doctorSession, 'other')
  const shift = sql`make_interval(hours => ${hours})`
  const [clash] = await db
    .select({ doctorName: doctor.fullName, day: doctorSession.day })
    .from(doctorSession)
    .innerJoin(doctor, eq(doctor.id, doctorSession.doctorId))
    .innerJoin(
      other,
      and(
        eq(other.doctorId, doctorSession.doctorId),
        or(ne(other.branchId, branchId), lte(other.endsAt, at)),
        or(
          sql`${other.startsAt} = ${doctorSession.startsAt} + ${shift}`,
          and(
            isNull(other.closedAt),
            isNull(doctorSession.closedAt),
            gt(other.endsAt, at),
            sql`${other.startsAt} < ${doctorSession.endsAt} + ${shift}`,
            sql`${other.endsAt} > ${doctorSession.startsAt} + ${shift}`,
          ),
        ),
      ),
    )
    .where(and(eq(doctorSession.branchId, branchId), gt(doctorSession.endsAt, at)))
    .orderBy(asc(doctorSession.startsAt))
    .limit(1)
  if (clash)
    throw refused(
      `Dengan zona ini dr. ${clash.doctorName} praktik di dua tempat sekaligus pada ${formatLongDay(clash.day)}`,
      'timezone',
    )
}

/**
 * In two steps through the far future: updated row by row, one session could overlap the next of its doctor for a
 * moment, which the constraint refuses.
 */
async function moveBy(db: Database, { branchId, hours, at }: { branchId: number; hours: number; at: Date }) {
  const away = sql`interval '400 years'`
  const there = sql`${at.toISOString()}::timestamptz + ${away}`
  const here = eq(doctorSession.branchId, branchId)
  await db
    .update(doctorSession)
    .set({ startsAt: sql`${doctorSession.startsAt} + ${away}`, endsAt: sql`${doctorSession.endsAt} + ${away}` })
    .where(and(here, gt(doctorSession.endsAt, at)))
  const back = sql`${away} - make_interval(hours => ${hours})`
  await db
    .update(doctorSession)
    .set({ startsAt: sql`${doctorSession.startsAt} - (${back})`, endsAt: sql`${doctorSession.endsAt} - (${back})` })
    .where(and(here, gt(doctorSession.endsAt, there)))
}

/** Notifies the patients of the new time, and corrects reminders not sent yet. */
async function notifyPatients(context: Context, db: Database, place: Place) {
  const at = context.now()
  const seats = await db
    .select({
      id: appointment.id,
      patientId: appointment.patientId,
      queueNumber: appointment.queueNumber,
      session: doctorSession,
      doctorName: doctor.fullName,
    })
    .from(appointment)
    .innerJoin(doctorSession, eq(doctorSession.id, appointment.sessionId))
    .innerJoin(doctor, eq(doctor.id, doctorSession.doctorId))
    .where(and(eq(doctorSession.branchId, place.id), gt(doctorSession.endsAt, at), eq(appointment.status, 1)))
    .orderBy(asc(appointment.id))
  for (const { id, patientId, session, ...seat } of seats) {
    const { start } = estimateOf(session, seat.queueNumber)
    await renewReminders(context, db, patientId)
    await notify(db, {
      accountId: patientId,
      category: CATEGORY.appointment,
      message: `Zona waktu klinik diperbaiki. ${describeAppointment({ ...seat, branchName: place.name, timezone: place.timezone }, start)}`,
      link: `/user/consult-detail/${id}`,
      dedupeKey: `appointment-${id}-zone-${place.version}`,
      at,
    })
    await announce(db, { accountId: patientId, topic: 'appointment', id })
  }
  return seats.length
}
