import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { appointment } from '../database/schema/appointment-table.ts'
import { visitPhoto } from '../database/schema/prescription-table.ts'

export async function isShownInVisit(db: Database, image: string, patientIds: number[]) {
  if (patientIds.length === 0) return false
  const [row] = await db
    .select({ id: visitPhoto.id })
    .from(visitPhoto)
    .innerJoin(appointment, eq(appointment.id, visitPhoto.appointmentId))
    .where(and(eq(visitPhoto.file, image), inArray(appointment.patientId, patientIds)))
  return row !== undefined
}
