import { and, eq, ne } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { appointment, appointmentEvent } from '../database/schema/appointment-table.ts'
import { notStarted } from './not-started.ts'

type Row = Pick<typeof appointment.$inferSelect, 'id' | 'patientId' | 'status' | 'movedAt'>

/**
 * Why the desk cannot cancel this seat as its own mistake; null if it can. What the patient has changed or used is not
 * the desk's any more.
 */
export async function whyCannotCancelWalkIn(db: Database, { id, patientId, status, movedAt }: Row) {
  if (status !== 1) return 'Antrean ini sudah selesai atau sudah batal'
  const byDesk = and(
    eq(appointmentEvent.appointmentId, id),
    eq(appointmentEvent.kind, 'booked'),
    ne(appointmentEvent.byAccountId, patientId),
  )
  if (!(await db.$count(appointmentEvent, byDesk)))
    return 'Janji ini dibuat pasien sendiri. Pasien membatalkannya lewat aplikasinya.'
  if (movedAt) return 'Jadwal janji ini sudah diubah pasien sendiri'
  if (!(await db.$count(appointment, and(eq(appointment.id, id), notStarted(db)))))
    return 'Dokter sudah mulai memeriksa pasien ini'
  return null
}
