import type { Context } from '../context.ts'
import { transaction } from '../database/transaction.ts'
import { notFound, Problem } from '../http/problem.ts'
import { recordTrash, removeWhole, type TrashInput } from './content-trash.ts'

export async function deleteForGood(context: Context, { client, caller, params }: TrashInput): Promise<true> {
  await transaction(context.db, async (db) => {
    const done = await removeWhole(db, params)
    if (done === 'missing') throw notFound()
    if (done === 'prescribed')
      throw new Problem(409, 'Treatment ini tercatat di resep pasien, jadi tidak bisa dihapus permanen.')
    await recordTrash(context, db, { client, caller, params }, 'deleted')
  })
  return true
}
