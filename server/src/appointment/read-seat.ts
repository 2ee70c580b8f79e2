import { and, asc, eq } from 'drizzle-orm'
import { ageOn } from '@nmw/contract/age-on'
import { recordAudit } from '../audit/record-audit.ts'
import type { Context } from '../context.ts'
import { account, patient } from '../database/schema/account-table.ts'
import { appointment, appointmentEvent } from '../database/schema/appointment-table.ts'
import { doctorSession } from '../database/schema/doctor-session-table.ts'
import { membership } from '../database/schema/membership-table.ts'
import { notFound } from '../http/problem.ts'
import type { Caller } from '../http/route.ts'
import type { Client } from '../http/client.ts'
import { invoiceToken } from '../invoice/invoice-token.ts'
import { isActiveMember } from '../membership/is-active-member.ts'
import { worksAt } from '../staff-branch/work-branches.ts'
import { selectAppointments } from './appointment-queries.ts'
import { letterOf, queueSeatOf } from './queue-seat.ts'
import { sessionsOf } from './read-queue.ts'
import { whyCannotCancelWalkIn } from './why-cannot-cancel-walk-in.ts'

type Input = { caller: Caller; client: Client; params: { id: number } }

export async function readSeat(context: Context, { caller, client, params }: Input) {
  const { db, now } = context
  const [found] = await selectAppointments(db).where(
    and(eq(appointment.id, params.id), worksAt(db, doctorSession.branchId, caller)),
  )
  if (!found) throw notFound('Antrean tidak ditemukan')
  const { patientId } = found.appointment
  const [[person], events, sessions, blocked] = await Promise.all([
    db
      .select({ account, patient, member: membership })
      .from(account)
      .innerJoin(patient, eq(patient.accountId, account.id))
      .leftJoin(membership, eq(membership.accountId, account.id))
      .where(eq(account.id, patientId)),
    db
      .select({ event: appointmentEvent, by: account.fullName })
      .from(appointmentEvent)
      .leftJoin(account, eq(account.id, appointmentEvent.byAccountId))
      .where(eq(appointmentEvent.appointmentId, params.id))
      .orderBy(asc(appointmentEvent.id)),
    sessionsOf(db, found.branch.id, found.session.day),
    whyCannotCancelWalkIn(db, found.appointment),
  ])
  await recordAudit(context, db, client, {
    action: 'view-appointment',
    accountId: caller.accountId,
    object: `appointment-${params.id}`,
    detail: { patient: patientId },
  })
  const byDesk = events.some(({ event }) => event.kind === 'booked' && event.byAccountId !== patientId)
  const ids = sessions.map(({ session }) => session.id)
  return {
    ...queueSeatOf(
      found,
      letterOf(ids, found.session.id),
      {
        fullName: person!.account.fullName,
        memberNumber: person!.member?.number ?? null,
        memberActive: isActiveMember(person!.member ?? undefined, now()),
      },
      now(),
    ),
    phone: person!.account.phone,
    age: ageOn(person!.patient.birthDate, now()),
    complaint: byDesk ? found.appointment.note : null,
    receipt: found.order?.paymentStatus === 'PAID' ? invoiceToken(context.secret, found.order.invoice) : null,
    mayCancel: blocked === null,
    events: events.map(({ event: { id, kind, at }, by }) => ({ id, kind, at: at.toISOString(), by })),
  }
}
