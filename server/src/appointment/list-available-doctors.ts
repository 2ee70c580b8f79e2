import { and, asc, eq, ilike, isNull, sql } from 'drizzle-orm'
import { doctorType } from '@nmw/contract/doctor'
import { timeIn, zoneLabel } from '@nmw/contract/zone'
import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import { prepareOnce } from '../database/prepare-once.ts'
import { branch } from '../database/schema/branch-table.ts'
import { doctorSession } from '../database/schema/doctor-session-table.ts'
import { doctor, doctorPractice } from '../database/schema/doctor-table.ts'
import { doctorNamePattern } from '../doctor/doctor-name-pattern.ts'
import { isLicensed, isOffered } from '../seat/bookable-session.ts'
import { feeOf } from '../seat/session-fee.ts'
import { readSetting } from '../setting/read-setting.ts'

type Input = { query: { date: string; branch: number; search: string } }

/** Sessions of that day that are still offered, full ones included. */
export async function listAvailableDoctors(context: Context, { query }: Input) {
  const { db, now } = context
  const { branch: at, date: day, search } = query
  const [rows, serviceFee] = await Promise.all([
    // An empty search matches every name.
    sessionsOfDay(db).execute({ branch: at, day, now: now().toISOString(), name: doctorNamePattern(search) }),
    readSetting(context, db, 'consultation-service-fee'),
  ])
  return rows.map((row) => ({
    rsdId: row.id,
    usrFullname: row.name,
    udlAvatar: row.avatar,
    udlSIP: row.sip,
    cabang: row.branchName,
    sesi: row.seatsLeft > 0 ? 'Tersedia' : 'Full',
    rsdDate: row.day,
    available: `${timeIn(row.timezone, row.startsAt)} - ${timeIn(row.timezone, row.endsAt)} ${zoneLabel(row.timezone)}`,
    rsdType: row.typeCode,
    rsdTypeTitle: doctorType(row.typeCode).title,
    fee: feeOf(row, { typeCode: row.typeCode, fee: row.doctorFee }),
    serviceFee: doctorType(row.typeCode).paid ? serviceFee : 0,
    seatsLeft: row.seatsLeft,
  }))
}

/**
 * Prepared once, because every step of a booking runs it. The values stand within a `select`: PostgreSQL would
 * otherwise plan anew for each day with few rows, which takes longer than the query.
 */
function sessionsOfDay(db: Database) {
  return prepareOnce(db, 'available_doctors', (name) =>
    db
      .select({
        id: doctorSession.id,
        day: doctorSession.day,
        startsAt: doctorSession.startsAt,
        endsAt: doctorSession.endsAt,
        seatsLeft: sql<number>`${doctorSession.capacity} - ${doctorSession.taken}`,
        fee: doctorSession.fee,
        doctorFee: doctor.fee,
        name: doctor.fullName,
        avatar: doctor.avatar,
        typeCode: doctor.typeCode,
        sip: doctorPractice.sip,
        branchName: branch.name,
        timezone: branch.timezone,
      })
      .from(doctorSession)
      .innerJoin(doctor, eq(doctor.id, doctorSession.doctorId))
      .innerJoin(branch, eq(branch.id, doctorSession.branchId))
      .innerJoin(
        doctorPractice,
        and(eq(doctorPractice.doctorId, doctorSession.doctorId), eq(doctorPractice.branchId, doctorSession.branchId)),
      )
      .where(
        and(
          eq(doctorSession.branchId, sql`(select ${sql.placeholder('branch')}::int)`),
          eq(doctorSession.day, sql`(select ${sql.placeholder('day')}::date)`),
          isOffered(sql`(select ${sql.placeholder('now')}::timestamptz)`),
          isNull(doctorSession.closedAt),
          eq(doctor.active, true),
          isLicensed(),
          ilike(doctor.fullName, sql.placeholder('name')),
        ),
      )
      .orderBy(asc(doctorSession.startsAt), asc(doctor.fullName))
      .prepare(name),
  )
}
