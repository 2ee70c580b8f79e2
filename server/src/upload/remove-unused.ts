import { and, eq, notExists } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { patient } from '../database/schema/account-table.ts'
import { storedFile } from '../database/schema/upload-table.ts'
import { sqlState, transaction } from '../database/transaction.ts'
import { removePicture } from './remove-picture.ts'

const FOREIGN_KEY = '23503'

/** Deletes a picture that nothing refers to. Row and file go together, so that a failed run is repeated. */
export async function removeUnused(context: Context, name: string) {
  const file = eq(storedFile.name, name)
  try {
    await transaction(context.db, async (db) => {
      // Waits for a concurrent change of portrait, which locks the row.
      await db.select().from(storedFile).where(file).for('update')
      const shown = db.select().from(patient).where(eq(patient.photo, name))
      const [gone] = await db
        .delete(storedFile)
        .where(and(file, notExists(shown)))
        .returning()
      if (gone) await removePicture(context, gone.isPublic ? 'public' : 'private', name)
    })
  } catch (error) {
    if (sqlState(error) !== FOREIGN_KEY) throw error
  }
}
