import { eq, gt, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { auditEntry } from '../database/schema/audit-entry-table.ts'
import { storedFile } from '../database/schema/upload-table.ts'
import { removeUnused } from '../upload/remove-unused.ts'

/** Under this name the audit log says which picture stopped being a portrait. */
export const FORMER_PORTRAIT = 'formerPortrait'

const LOOKS_BACK = 30 * 24 * 60 * 60 * 1000

/** Deletes pictures that are nobody's portrait any more, unless something else points to them. */
export async function clearPortraits(context: Context) {
  const { db, now } = context
  const former = sql`${auditEntry.detail} ->> ${FORMER_PORTRAIT}`
  const rows = await db
    .selectDistinct({ name: storedFile.name })
    .from(auditEntry)
    .innerJoin(storedFile, eq(storedFile.name, former))
    .where(gt(auditEntry.at, new Date(now().getTime() - LOOKS_BACK)))
  for (const { name } of rows) await removeUnused(context, name)
}
