import { and, eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import { appointment } from '../database/schema/appointment-table.ts'
import { dropReminders, queueReminders, pendingReminders } from './queue-reminders.ts'

/** Contact or channels changed: unsent reminders are queued again for the new ones. */
export async function renewReminders(context: Context, db: Database, accountId: number) {
  const ahead = await db
    .select({ id: appointment.id, sessionId: appointment.sessionId })
    .from(appointment)
    .where(and(eq(appointment.patientId, accountId), eq(appointment.status, 1)))
  for (const one of ahead) {
    const waited = await pendingReminders(db, one)
    await dropReminders(db, one)
    await queueReminders(context, db, one.id, waited)
  }
}
