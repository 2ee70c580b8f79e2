import { and, count, desc, eq, ne } from 'drizzle-orm'
import { doctorType } from '@nmw/contract/doctor'
import { pageInfoOf } from '@nmw/contract/page'
import { zoneLabel } from '@nmw/contract/zone'
import type { Context } from '../context.ts'
import { appointment } from '../database/schema/appointment-table.ts'
import type { Caller } from '../http/route.ts'
import { estimateOf } from '../seat/seat-time.ts'
import { type FoundAppointment, selectAppointments } from './appointment-queries.ts'
import { categoryToken, stateOf } from './appointment-state.ts'
import { markMissed } from './mark-missed.ts'

type Input = { caller: Caller; query: { page: number; limit: number } }

export async function listAppointments(context: Context, { caller, query }: Input) {
  const { db, now } = context
  await markMissed(context, caller.accountId)
  const own = eq(appointment.patientId, caller.accountId)
  const over = and(own, ne(appointment.status, 1))
  const [[ongoing], history, [counted]] = await Promise.all([
    selectAppointments(db).where(and(own, eq(appointment.status, 1))),
    selectAppointments(db)
      .where(over)
      .orderBy(desc(appointment.id))
      .limit(query.limit)
      .offset((query.page - 1) * query.limit),
    db.select({ total: count() }).from(appointment).where(over),
  ])
  const card = (found: FoundAppointment) => cardOf(found, now())
  return {
    items: { ongoing: ongoing ? card(ongoing) : null, history: history.map(card) },
    page: pageInfoOf(counted?.total ?? 0, query),
  }
}

function cardOf(found: FoundAppointment, now: Date) {
  const { appointment: row, session, doctor, branch, sip, order } = found
  const { status, canCancel, redirect, payBefore } = stateOf(found, now)
  return {
    id: row.id,
    createDate: row.createdAt.toISOString(),
    doctorName: doctor.fullName,
    doctorImage: doctor.avatar,
    doctorSIP: sip,
    category: { title: doctorType(doctor.typeCode).title, className: categoryToken(doctor.typeCode) },
    status,
    branch: branch.name,
    rsvStatus: row.status,
    paymentStatus: order?.paymentStatus ?? null,
    invoice: order?.invoice ?? null,
    redirect_payment_gateway: redirect,
    payBefore,
    startAt: estimateOf(session, row.queueNumber).start.toISOString(),
    timezoneLabel: zoneLabel(branch.timezone),
    canCancel,
  }
}
