import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import type { banner } from '../database/schema/banner-table.ts'
import { transaction } from '../database/transaction.ts'
import { notFound } from '../http/problem.ts'
import { tableOf } from './content-tables.ts'
import { copyVersion, recordTrash, type TrashInput } from './content-trash.ts'
import { closeGap, lockSlides } from './slide-places.ts'

export async function moveToTrash(context: Context, { client, caller, params }: TrashInput): Promise<true> {
  const { table } = tableOf(params.kind)
  await transaction(context.db, async (db) => {
    if (params.kind === 'banner') await lockSlides(db)
    const [row] = await db
      .update(table)
      .set({ active: false, deletedAt: context.now(), version: sql`${table.version} + 1` })
      .where(and(eq(table.id, params.id), isNull(table.deletedAt)))
      .returning()
    if (!row) throw notFound()
    if (params.kind === 'banner') await closeGap(db, (row as unknown as typeof banner.$inferSelect).slideOrder)
    await copyVersion(context, db, { ...params, version: row.version, accountId: caller.accountId })
    await recordTrash(context, db, { client, caller, params }, 'trashed')
  })
  return true
}
