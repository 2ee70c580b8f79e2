import { lt } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { transaction } from '../database/transaction.ts'
import { tableOf } from './content-tables.ts'
import { kinds, removeWhole, TRASH_TIME } from './content-trash.ts'

/** Deletes what has been in the trash for 30 days, except what a patient's record names. */
export async function emptyTrash({ db, now }: Context) {
  const before = new Date(now().getTime() - TRASH_TIME)
  for (const kind of kinds) {
    const { table } = tableOf(kind)
    const due = await db.select({ id: table.id }).from(table).where(lt(table.deletedAt, before))
    for (const { id } of due) await transaction(db, (db) => removeWhole(db, { kind, id }))
  }
}
