import { pageInfoOf } from '@nmw/contract/page'
import { and, asc, count, eq, ilike } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { containsPattern } from '../database/contains-pattern.ts'
import { product } from '../database/schema/product-table.ts'
import { treatment } from '../database/schema/treatment-table.ts'

type Input = { query: { page: number; limit: number; search: string } }

export const listArticleProducts = ({ db }: Context, input: Input) => listItems(db, product, input)

export const listArticleServices = ({ db }: Context, input: Input) =>
  listItems(db, treatment as unknown as typeof product, input)

async function listItems(db: Context['db'], table: typeof product, { query: { page, limit, search } }: Input) {
  const shown = and(eq(table.active, true), search ? ilike(table.name, containsPattern(search)) : undefined)
  const [datas, [counted]] = await Promise.all([
    db
      .select({ _id: table.id, name: table.name, image: table.image })
      .from(table)
      .where(shown)
      .orderBy(asc(table.name), asc(table.id))
      .limit(limit)
      .offset((page - 1) * limit),
    db.select({ total: count() }).from(table).where(shown),
  ])
  return { datas, page: pageInfoOf(counted?.total ?? 0, { page, limit }) }
}
