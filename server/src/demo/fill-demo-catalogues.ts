import type { Context } from '../context.ts'
import { catalogue } from '../database/schema/catalogue-table.ts'
import data from './data/catalogues.json' with { type: 'json' }

export async function fillDemoCatalogues({ db, now }: Context) {
  await db
    .insert(catalogue)
    .values(data.map(({ _id, status, ...item }) => ({ ...item, id: _id, active: status, updatedAt: now() })))
}
