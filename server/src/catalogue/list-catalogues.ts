import { and, asc, count, eq, ilike, isNotNull } from 'drizzle-orm'
import { pageInfoOf } from '@nmw/contract/page'
import type { Context } from '../context.ts'
import { containsPattern } from '../database/contains-pattern.ts'
import { catalogue } from '../database/schema/catalogue-table.ts'
import { catalogueColumns } from './catalogue-queries.ts'

type Input = { query: { page: number; limit: number; search: string } }

/** The catalogue of all products first, then by name. */
export async function listCatalogues({ db }: Context, { query }: Input) {
  const { page, limit, search } = query
  const shown = and(eq(catalogue.active, true), search ? ilike(catalogue.name, containsPattern(search)) : undefined)
  const [datas, [counted]] = await Promise.all([
    db
      .select(catalogueColumns)
      .from(catalogue)
      .where(shown)
      .orderBy(asc(isNotNull(catalogue.categoryCode)), asc(catalogue.name), asc(catalogue.id))
      .limit(limit)
      .offset((page - 1) * limit),
    db.select({ total: count() }).from(catalogue).where(shown),
  ])
  return { datas, page: pageInfoOf(counted?.total ?? 0, { page, limit }) }
}
