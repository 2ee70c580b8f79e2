import { eq, gt, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { auditEntry } from '../database/schema/audit-entry-table.ts'
import { storedFile } from '../database/schema/upload-table.ts'
import { removeUnused } from '../upload/remove-unused.ts'

/** The detail of an audit entry that names the former portrait. */
export const FORMER_PORTRAIT = 'formerPortrait'

const LOOK_BACK = 30 * 24 * 60 * 60 * 1000

/** Deletes former portraits that are not in use any more. */
export async function clearPortraits(context: Context) {
  const { db, now } = context
  const former = sql`${auditEntry.detail} ->> ${FORMER_PORTRAIT}`
  const rows = await db
    .selectDistinct({ name: storedFile.name })
    .from(auditEntry)
    .innerJoin(storedFile, eq(storedFile.name, former))
    .where(gt(auditEntry.at, new Date(now().getTime() - LOOK_BACK)))
  for (const { name } of rows) await removeUnused(context, name)
}
