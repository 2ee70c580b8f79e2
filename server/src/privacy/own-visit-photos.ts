import { asc, eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { appointment } from '../database/schema/appointment-table.ts'
import { visitPhoto } from '../database/schema/prescription-table.ts'

export function ownVisitPhotos({ db }: Context, accountId: number) {
  return db
    .select({
      medicalId: appointment.medicalId,
      kind: visitPhoto.kind,
      file: visitPhoto.file,
      createdAt: visitPhoto.createdAt,
    })
    .from(visitPhoto)
    .innerJoin(appointment, eq(appointment.id, visitPhoto.appointmentId))
    .where(eq(appointment.patientId, accountId))
    .orderBy(asc(visitPhoto.id))
}
