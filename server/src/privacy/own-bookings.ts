import { asc, eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { appointment } from '../database/schema/appointment-table.ts'
import { branch } from '../database/schema/branch-table.ts'
import { doctorSession } from '../database/schema/doctor-session-table.ts'
import { doctor } from '../database/schema/doctor-table.ts'

export function ownBookings({ db }: Context, accountId: number) {
  return db
    .select({
      medicalId: appointment.medicalId,
      day: doctorSession.day,
      doctor: doctor.fullName,
      branch: branch.name,
      queueNumber: appointment.queueNumber,
      status: appointment.status,
      complaint: appointment.note,
      cancelReason: appointment.cancelReason,
      checkedInAt: appointment.checkedInAt,
      movedAt: appointment.movedAt,
      endedAt: appointment.endedAt,
      createdAt: appointment.createdAt,
    })
    .from(appointment)
    .innerJoin(doctorSession, eq(doctorSession.id, appointment.sessionId))
    .innerJoin(doctor, eq(doctor.id, doctorSession.doctorId))
    .innerJoin(branch, eq(branch.id, doctorSession.branchId))
    .where(eq(appointment.patientId, accountId))
    .orderBy(asc(appointment.id))
}
