import { pageInfoOf } from '@nmw/contract/page'
import { and, asc, count, desc, ilike, isNull } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { containsPattern } from '../database/contains-pattern.ts'
import { catalogue } from '../database/schema/catalogue-table.ts'
import { productCategory } from '../database/schema/product-table.ts'
import { catalogueLine } from './admin-catalogue.ts'
import { ofCategory, wholeCatalogue } from './catalogue-queries.ts'

type Input = { query: { page: number; limit: number; search: string } }

export async function listAdminCatalogues({ db }: Context, { query: { page, limit, search } }: Input) {
  const shown = and(isNull(catalogue.deletedAt), search ? ilike(catalogue.name, containsPattern(search)) : undefined)
  const [rows, [counted]] = await Promise.all([
    db
      .select(wholeCatalogue)
      .from(catalogue)
      .leftJoin(productCategory, ofCategory)
      .where(shown)
      .orderBy(desc(catalogue.updatedAt), asc(catalogue.name))
      .limit(limit)
      .offset((page - 1) * limit),
    db.select({ total: count() }).from(catalogue).where(shown),
  ])
  return { datas: rows.map(catalogueLine), page: pageInfoOf(counted?.total ?? 0, { page, limit }) }
}
