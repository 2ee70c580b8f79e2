import { and, asc, eq, gte, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { doctorType, type DoctorCard, type DoctorSession } from '@nmw/contract/doctor'
import { timeIn, zoneLabel } from '@nmw/contract/zone'
import type { Context } from '../context.ts'
import { branch } from '../database/schema/branch-table.ts'
import { doctorSession } from '../database/schema/doctor-session-table.ts'
import { doctor, doctorPractice } from '../database/schema/doctor-table.ts'
import { dateInJakarta } from '../date-in-jakarta.ts'
import { isLicensed, isOffered } from '../seat/bookable-session.ts'

/** A practice where a doctor may see patients: the branch is active and the licence still valid. */
export function practisesOn(moment: Date) {
  return and(eq(branch.active, true), gte(doctorPractice.validUntil, dateInJakarta(moment)))
}

/** Future sessions that may still be booked unless they are full, by their start. */
export function sessionsAhead({ db, now }: Context, wanted: SQL | undefined) {
  return db
    .select({
      id: doctorSession.id,
      doctorId: doctorSession.doctorId,
      branchId: doctorSession.branchId,
      branchName: branch.name,
      timezone: branch.timezone,
      day: doctorSession.day,
      startsAt: doctorSession.startsAt,
      endsAt: doctorSession.endsAt,
      capacity: doctorSession.capacity,
      taken: doctorSession.taken,
    })
    .from(doctorSession)
    .innerJoin(doctor, eq(doctor.id, doctorSession.doctorId))
    .innerJoin(branch, eq(branch.id, doctorSession.branchId))
    .innerJoin(
      doctorPractice,
      and(eq(doctorPractice.doctorId, doctorSession.doctorId), eq(doctorPractice.branchId, doctorSession.branchId)),
    )
    .where(
      and(wanted, isOffered(sql`${now().toISOString()}::timestamptz`), isNull(doctorSession.closedAt), isLicensed()),
    )
    .orderBy(asc(doctorSession.startsAt), asc(doctorSession.id))
    .$dynamic()
}

type SessionRow = Awaited<ReturnType<typeof sessionsAhead>>[number]

export function shownSession(row: SessionRow): DoctorSession {
  return {
    id: row.id,
    branchId: row.branchId,
    branchName: row.branchName,
    date: row.day,
    start: timeIn(row.timezone, row.startsAt),
    end: timeIn(row.timezone, row.endsAt),
    timezoneLabel: zoneLabel(row.timezone),
    seatsLeft: row.capacity - row.taken,
  }
}

type DoctorRow = typeof doctor.$inferSelect

/** Where these doctors currently practise, by branch id. */
export function practicesOf({ db, now }: Context, doctorIds: number[]) {
  return db
    .select({ doctorId: doctorPractice.doctorId, id: branch.id, name: branch.name, sip: doctorPractice.sip })
    .from(doctorPractice)
    .innerJoin(branch, eq(branch.id, doctorPractice.branchId))
    .where(and(inArray(doctorPractice.doctorId, doctorIds), practisesOn(now())))
    .orderBy(asc(branch.id))
}

type Practices = Awaited<ReturnType<typeof practicesOf>>

export function doctorCard(row: DoctorRow, practices: Practices, next: SessionRow | undefined): DoctorCard {
  return {
    id: row.id,
    slug: row.slug,
    name: row.fullName,
    typeCode: row.typeCode,
    typeTitle: doctorType(row.typeCode).title,
    fee: row.fee,
    avatar: row.avatar,
    bio: row.bio,
    branches: practices.filter(({ doctorId }) => doctorId === row.id),
    nextSession: next ? shownSession(next) : null,
  }
}
