import { and, eq, notExists } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { appointment } from '../database/schema/appointment-table.ts'
import { visitDraft, visitPhoto } from '../database/schema/prescription-table.ts'

/** As a condition on appointments: the doctor has neither written nor photographed anything yet. */
export function notStarted(db: Database) {
  return and(
    notExists(db.select().from(visitDraft).where(eq(visitDraft.appointmentId, appointment.id))),
    notExists(db.select().from(visitPhoto).where(eq(visitPhoto.appointmentId, appointment.id))),
  )
}
