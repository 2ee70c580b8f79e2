import { and, desc, eq } from 'drizzle-orm'
import { maskNik } from '@nmw/contract/nik'
import { ROLES } from '@nmw/contract/role'
import { seatState } from '../appointment/queue-seat.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import { account, patient } from '../database/schema/account-table.ts'
import { appointment } from '../database/schema/appointment-table.ts'
import { branch } from '../database/schema/branch-table.ts'
import { doctorSession } from '../database/schema/doctor-session-table.ts'
import { doctor } from '../database/schema/doctor-table.ts'
import { membership } from '../database/schema/membership-table.ts'
import { order } from '../database/schema/order-table.ts'
import { notFound } from '../http/problem.ts'
import type { Caller } from '../http/route.ts'
import type { Client } from '../http/client.ts'
import { mayRenew } from '../membership/activate-membership.ts'
import { listConsents } from '../privacy/list-consents.ts'
import { worksAt } from '../staff-branch/work-branches.ts'
import { patientCardOf } from './patient-card.ts'

const VISITS = 5

type Input = { caller: Caller; client: Client; params: { id: number } }

export async function findPatient(db: Database, id: number) {
  const [found] = await db
    .select({ account, patient, member: membership })
    .from(account)
    .innerJoin(patient, eq(patient.accountId, account.id))
    .leftJoin(membership, eq(membership.accountId, account.id))
    .where(and(eq(account.id, id), eq(account.roleId, ROLES.patient)))
  if (!found) throw notFound('Pasien tidak ditemukan')
  return found
}

export async function readPatient(context: Context, { caller, client, params }: Input) {
  const { db, now, secret } = context
  const found = await findPatient(db, params.id)
  const appointments = await db
    .select({
      appointment,
      day: doctorSession.day,
      doctorName: doctor.fullName,
      branch: branch.name,
      invoice: order.invoice,
      amount: order.grandTotal,
    })
    .from(appointment)
    .innerJoin(doctorSession, eq(doctorSession.id, appointment.sessionId))
    .innerJoin(doctor, eq(doctor.id, doctorSession.doctorId))
    .innerJoin(branch, eq(branch.id, doctorSession.branchId))
    .leftJoin(
      order,
      and(
        eq(order.id, appointment.orderId),
        eq(order.orderStatus, 'WAITING_PAYMENT'),
        worksAt(db, order.branchId, caller),
      ),
    )
    .where(eq(appointment.patientId, params.id))
    .orderBy(desc(doctorSession.startsAt), desc(appointment.id))
    .limit(VISITS)
  await recordAudit(context, db, client, {
    action: 'view-patient',
    accountId: caller.accountId,
    object: `account:${params.id}`,
  })
  return {
    ...patientCardOf(found, now()),
    maskedNik: maskNik(secret.unseal(found.patient.sealedNik)),
    emailVerified: found.account.emailVerifiedAt !== null,
    gender: found.patient.gender as 0 | 1,
    points: found.member?.points ?? null,
    renewable: found.member && mayRenew(found.member, now()),
    consents: await listConsents(db, params.id),
    appointments: appointments.map(({ appointment: seat, invoice, amount, ...visited }) => ({
      ...visited,
      id: seat.id,
      state: seatState(seat),
      bill: invoice !== null && amount !== null ? { invoice, amount } : null,
    })),
  }
}
