import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { doctorType } from '@nmw/contract/doctor'
import { ROLES } from '@nmw/contract/role'
import { dayIn } from '@nmw/contract/zone'
import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import { account } from '../database/schema/account-table.ts'
import { appointment } from '../database/schema/appointment-table.ts'
import { branch } from '../database/schema/branch-table.ts'
import { doctorSession } from '../database/schema/doctor-session-table.ts'
import { doctor, doctorPractice } from '../database/schema/doctor-table.ts'
import { membership } from '../database/schema/membership-table.ts'
import { order } from '../database/schema/order-table.ts'
import type { Caller } from '../http/route.ts'
import { isActiveMember } from '../membership/is-active-member.ts'
import { allPaymentMethods } from '../payment-method/all-payment-methods.ts'
import { isBookable } from '../seat/bookable-session.ts'
import { isBeforeClosing } from '../seat/seat-time.ts'
import { feeOf } from '../seat/session-fee.ts'
import { readSetting } from '../setting/read-setting.ts'
import { requireBranch } from '../staff-branch/work-branches.ts'
import { letterOf, queueSeatOf, shownOnDay } from './queue-seat.ts'

type Input = { caller: Caller; query: { branch: number; day?: string | undefined } }

/** A branch's day: its sessions and everyone with a seat, except who cancelled in time. */
export async function readQueue(context: Context, { caller, query }: Input) {
  const { db, now } = context
  const at = now()
  const place = await requireBranch(db, caller, query.branch)
  const day = query.day ?? dayIn(place.timezone, at)
  const all = await sessionsOf(db, place.id, day)
  const ids = all.map(({ session }) => session.id)
  const isDoctor = caller.roleId === ROLES.doctor
  const own = all.filter((one) => !isDoctor || one.doctor.accountId === caller.accountId)
  const serviceFee = await readSetting(context, db, 'consultation-service-fee')
  const sessions = own.map(({ session, doctor: person, bookable }) => {
    const type = doctorType(person.typeCode)
    return {
      id: session.id,
      letter: letterOf(ids, session.id),
      doctorName: person.fullName,
      typeTitle: type.title,
      paid: type.paid,
      price: type.paid ? feeOf(session, person) + serviceFee : 0,
      startAt: session.startsAt.toISOString(),
      endAt: session.endsAt.toISOString(),
      capacity: session.capacity,
      taken: session.taken,
      closedReason: session.closedReason,
      openForWalkIn: at < session.endsAt && !session.closedAt && session.taken < session.capacity && bookable,
      mayPayLater: isBeforeClosing(session, at),
    }
  })
  const seats = await seatsOf(
    db,
    own.map(({ session }) => session.id),
  )
  return {
    day,
    sessions,
    paymentMethods: allPaymentMethods
      .filter(({ code }) => context.outside.payment.offers(code))
      .map(({ code, name }) => ({ code, name })),
    seats: seats
      .map(({ person, member, ...found }) =>
        queueSeatOf(
          { ...found, branch: place },
          letterOf(ids, found.session.id),
          {
            fullName: person.fullName,
            memberNumber: member?.number ?? null,
            memberActive: isActiveMember(member ?? undefined, at),
          },
          at,
        ),
      )
      .toSorted((a, b) => a.startAt.localeCompare(b.startAt) || a.label.localeCompare(b.label)),
  }
}

export function sessionsOf(db: Database, branchId: number, day: string) {
  return db
    .select({ session: doctorSession, doctor, bookable: sql<boolean>`${isBookable()} is true` })
    .from(doctorSession)
    .innerJoin(doctor, eq(doctor.id, doctorSession.doctorId))
    .innerJoin(branch, eq(branch.id, doctorSession.branchId))
    .leftJoin(
      doctorPractice,
      and(eq(doctorPractice.doctorId, doctorSession.doctorId), eq(doctorPractice.branchId, doctorSession.branchId)),
    )
    .where(and(eq(doctorSession.branchId, branchId), eq(doctorSession.day, day)))
    .orderBy(asc(doctorSession.startsAt), asc(doctorSession.id))
}

async function seatsOf(db: Database, sessionIds: number[]) {
  if (!sessionIds.length) return []
  return db
    .select({ appointment, session: doctorSession, doctor, order, person: account, member: membership })
    .from(appointment)
    .innerJoin(doctorSession, eq(doctorSession.id, appointment.sessionId))
    .innerJoin(doctor, eq(doctor.id, doctorSession.doctorId))
    .innerJoin(account, eq(account.id, appointment.patientId))
    .leftJoin(membership, eq(membership.accountId, appointment.patientId))
    .leftJoin(order, eq(order.id, appointment.orderId))
    .where(and(inArray(appointment.sessionId, sessionIds), shownOnDay()))
}
