import { and, eq, lt, notExists } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { patient } from '../database/schema/account-table.ts'
import { appointmentPhoto } from '../database/schema/appointment-table.ts'
import { chatMessage } from '../database/schema/chat-table.ts'
import { visitPhoto } from '../database/schema/prescription-table.ts'
import { storedFile } from '../database/schema/upload-table.ts'
import { removeUnused } from './remove-unused.ts'

/** A booking in progress may wait this long for its photos. */
const RETENTION = 7 * 24 * 60 * 60 * 1000

/** Deletes private pictures that were uploaded but never used. */
export async function clearUnused(context: Context) {
  const { db, now, log } = context
  const { name } = storedFile
  const rows = await db
    .select({ name })
    .from(storedFile)
    .where(
      and(
        eq(storedFile.isPublic, false),
        lt(storedFile.createdAt, new Date(now().getTime() - RETENTION)),
        notExists(db.select().from(appointmentPhoto).where(eq(appointmentPhoto.file, name))),
        notExists(db.select().from(chatMessage).where(eq(chatMessage.image, name))),
        notExists(db.select().from(visitPhoto).where(eq(visitPhoto.file, name))),
        notExists(db.select().from(patient).where(eq(patient.photo, name))),
      ),
    )
  for (const row of rows)
    await removeUnused(context, row.name).catch((error: unknown) => log.error(error, `unused picture ${row.name}`))
}
