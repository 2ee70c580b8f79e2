import { and, asc, eq, ilike, or, sql, type SQL } from 'drizzle-orm'
import { pageInfoOf } from '@nmw/contract/page'
import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import { containsPattern } from '../database/contains-pattern.ts'
import { medicine } from '../database/schema/medicine-table.ts'
import { product } from '../database/schema/product-table.ts'
import { stock } from '../database/schema/stock-table.ts'
import { dateInJakarta } from '../date-in-jakarta.ts'
import type { Caller } from '../http/route.ts'
import { requireBranch } from '../staff-branch/work-branches.ts'
import { availableOn } from './available-stock.ts'
import { expiredOn, LOW, nameOfGoods, selectShelves, soonOn } from './shelf-queries.ts'

type Input = {
  caller: Caller
  query: { branch: number; page: number; limit: number; search: string; show: 'all' | 'soon' | 'low' }
}

export async function listShelves({ db, now }: Context, { caller, query }: Input) {
  const place = await requireBranch(db, caller, query.branch)
  const today = dateInJakarta(now())
  const here = eq(stock.branchId, place.id)
  const soon = sql`${soonOn(today)} + ${expiredOn(today)} > 0`
  const low = sql`${availableOn(today)} < ${LOW}`
  const found = query.search
    ? or(ilike(nameOfGoods, containsPattern(query.search)), eq(stock.itemId, query.search.toUpperCase()))
    : undefined
  const which = and(here, found, query.show === 'soon' ? soon : query.show === 'low' ? low : undefined)
  const [rows, total, soonCount, lowCount] = await Promise.all([
    selectShelves(db, today)
      .where(which)
      .orderBy(asc(nameOfGoods), asc(stock.id))
      .limit(query.limit)
      .offset((query.page - 1) * query.limit),
    count(db, which),
    count(db, and(here, soon)),
    count(db, and(here, low)),
  ])
  return {
    datas: rows.map(({ stockId: _id, ...shelf }) => shelf),
    page: pageInfoOf(total, query),
    soon: soonCount,
    low: lowCount,
  }
}

async function count(db: Database, which: SQL | undefined) {
  const [row] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(stock)
    .leftJoin(medicine, eq(medicine.id, stock.medicineId))
    .leftJoin(product, eq(product.id, stock.productId))
    .where(which)
  return row?.total ?? 0
}
