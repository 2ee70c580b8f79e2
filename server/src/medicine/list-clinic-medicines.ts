import { asc, ilike, or, sql } from 'drizzle-orm'
import { pageInfoOf } from '@nmw/contract/page'
import type { Context } from '../context.ts'
import { containsPattern } from '../database/contains-pattern.ts'
import { medicine } from '../database/schema/medicine-table.ts'

type Listing = { query: { page: number; limit: number; search: string } }

export async function listClinicMedicines({ db }: Context, { query }: Listing) {
  const pattern = containsPattern(query.search)
  const which = query.search ? or(ilike(medicine.name, pattern), ilike(medicine.id, pattern)) : undefined
  const [datas, [counted]] = await Promise.all([
    db
      .select()
      .from(medicine)
      .where(which)
      .orderBy(asc(medicine.name), asc(medicine.id))
      .limit(query.limit)
      .offset((query.page - 1) * query.limit),
    db
      .select({ total: sql<number>`count(*)::int` })
      .from(medicine)
      .where(which),
  ])
  return { datas, page: pageInfoOf(counted?.total ?? 0, query) }
}
