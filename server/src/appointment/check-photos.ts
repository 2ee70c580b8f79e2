import { and, eq, inArray, notInArray } from 'drizzle-orm'
import { PHOTO_INVALID } from '@nmw/contract/appointment'
import type { Database } from '../database/connection.ts'
import { appointmentPhoto } from '../database/schema/appointment-table.ts'
import { storedFile } from '../database/schema/upload-table.ts'
import { refused } from '../http/problem.ts'

/**
 * Each must be a finished private picture of the patient that no appointment uses yet; every other case has one
 * message.
 */
export async function checkPhotos(db: Database, patientId: number, names: string[]) {
  if (new Set(names).size !== names.length) throw refused(PHOTO_INVALID, 'image')
  const used = db.select({ file: appointmentPhoto.file }).from(appointmentPhoto)
  const own = await db
    .select({ name: storedFile.name })
    .from(storedFile)
    .where(
      and(
        inArray(storedFile.name, names),
        eq(storedFile.ownerId, patientId),
        eq(storedFile.isPublic, false),
        notInArray(storedFile.name, used.where(inArray(appointmentPhoto.file, names))),
      ),
    )
    // Locked until the caller commits, so that a clean-up cannot delete it in between.
    .for('key share')
  if (own.length !== names.length) throw refused(PHOTO_INVALID, 'image')
}
