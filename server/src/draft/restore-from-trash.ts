import { and, eq, gt, isNotNull, or, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { transaction } from '../database/transaction.ts'
import { notFound } from '../http/problem.ts'
import { tableOf } from './content-tables.ts'
import { copyVersion, isPrescribed, recordTrash, TRASH_TIME, type TrashInput } from './content-trash.ts'
import { moveToEnd } from './slide-places.ts'

export async function restoreFromTrash(context: Context, { client, caller, params }: TrashInput): Promise<true> {
  const { table } = tableOf(params.kind)
  await transaction(context.db, async (db) => {
    if (params.kind === 'banner') await moveToEnd(db, params.id)
    const since = new Date(context.now().getTime() - TRASH_TIME)
    const still = or(gt(table.deletedAt, since), isPrescribed(db, params))
    const [row] = await db
      .update(table)
      .set({ deletedAt: null, version: sql`${table.version} + 1` })
      .where(and(eq(table.id, params.id), isNotNull(table.deletedAt), still))
      .returning({ version: table.version })
    if (!row) throw notFound()
    await copyVersion(context, db, { ...params, version: row.version, accountId: caller.accountId })
    await recordTrash(context, db, { client, caller, params }, 'restored')
  })
  return true
}
