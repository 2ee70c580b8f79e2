import { and, eq, gt, notExists, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { patient } from '../database/schema/account-table.ts'
import { auditEntry } from '../database/schema/audit-entry-table.ts'
import { storedFile } from '../database/schema/upload-table.ts'
import { sqlState, transaction } from '../database/transaction.ts'
import { removePicture } from '../upload/remove-picture.ts'

/** Under this name the audit log says which picture stopped being a portrait. */
export const FORMER_PORTRAIT = 'formerPortrait'

const LOOKS_BACK = 30 * 24 * 60 * 60 * 1000
const FOREIGN_KEY = '23503'

/** Deletes pictures that are nobody's portrait any more, unless something else points to them. */
export async function clearPortraits(context: Context) {
  const { db, now } = context
  const former = sql`${auditEntry.detail} ->> ${FORMER_PORTRAIT}`
  const rows = await db
    .selectDistinct({ name: storedFile.name })
    .from(auditEntry)
    .innerJoin(storedFile, eq(storedFile.name, former))
    .where(gt(auditEntry.at, new Date(now().getTime() - LOOKS_BACK)))
  for (const { name } of rows) await clearPortrait(context, name)
}

/** The row goes only together with the file: after a break both are found again and the next turn goes on. */
async function clearPortrait(context: Context, name: string) {
  const file = eq(storedFile.name, name)
  try {
    await transaction(context.db, async (db) => {
      // Whoever is taking it as a portrait right now holds it; only after that can be seen whether it is one.
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
