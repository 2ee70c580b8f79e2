import { asc, eq } from 'drizzle-orm'
import { APPOINTMENT_MISSING } from '@nmw/contract/appointment'
import { doctorType } from '@nmw/contract/doctor'
import { timeIn, zoneLabel } from '@nmw/contract/zone'
import { branchContacts } from '../branch/branch-contacts.ts'
import type { Context } from '../context.ts'
import { appointmentPhoto } from '../database/schema/appointment-table.ts'
import { notFound } from '../http/problem.ts'
import type { Caller } from '../http/route.ts'
import { estimateOf } from '../seat/seat-time.ts'
import { findOwnAppointment } from './appointment-queries.ts'
import { stateOf } from './appointment-state.ts'

export async function readAppointment(
  { db, now }: Context,
  { caller, params }: { caller: Caller; params: { id: number } },
) {
  const found = await findOwnAppointment(db, caller.accountId, params.id)
  if (!found) throw notFound(APPOINTMENT_MISSING)
  const { appointment: row, session, doctor, branch, sip, order } = found
  const photos = await db
    .select({ id: appointmentPhoto.id, path: appointmentPhoto.file })
    .from(appointmentPhoto)
    .where(eq(appointmentPhoto.appointmentId, row.id))
    .orderBy(asc(appointmentPhoto.position))
  const { redirect, ...state } = stateOf(found, now())
  const { googleMap, whatsapp } = branchContacts(branch)
  const { start, end } = estimateOf(session, row.queueNumber)
  return {
    ...state,
    id: row.id,
    reservation_date: session.day,
    estimate_time_start: timeIn(branch.timezone, start),
    estimate_time_end: timeIn(branch.timezone, end),
    startAt: start.toISOString(),
    timezoneLabel: zoneLabel(branch.timezone),
    queueNumber: row.queueNumber,
    doctor_name: doctor.fullName,
    doctor_image: doctor.avatar,
    doctor_sip: sip,
    branch_name: branch.name,
    branch_address: branch.address,
    branch_map: googleMap,
    branch_whatsapp: whatsapp,
    consultation_type: doctorType(doctor.typeCode).title,
    typeCode: doctor.typeCode,
    note: row.note,
    rsvMedId: row.medicalId,
    rsvStatus: row.status,
    paymentStatus: order?.paymentStatus ?? null,
    invoice: order?.invoice ?? null,
    cancelReason: row.cancelReason,
    redirect_payment_gateway: redirect,
    images: photos,
  }
}
