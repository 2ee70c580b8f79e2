import { asc, desc, eq } from 'drizzle-orm'
import { pageInfoOf } from '@nmw/contract/page'
import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import { membership } from '../database/schema/membership-table.ts'
import { pointEntry } from '../database/schema/point-table.ts'
import type { Caller } from '../http/route.ts'

type Page = { page: number; limit: number }

/** The number of entries is stored with the balance, so nothing has to be counted. */
export async function listPointHistory({ db }: Context, { caller, query }: { caller: Caller; query: Page }) {
  const { accountId } = caller
  const [row] = await db
    .select({ entries: membership.entries })
    .from(membership)
    .where(eq(membership.accountId, accountId))
  const total = row?.entries ?? 0
  const entries = await findPage(db, accountId, query, total)
  return {
    data: entries.map(({ id, amount, message, createdAt }) => ({
      id,
      pointDate: createdAt.toISOString(),
      pointMessage: message,
      pointKeluar: Math.max(0, -amount),
      pointMasuk: Math.max(0, amount),
    })),
    page: pageInfoOf(total, query),
  }
}

/** Reads only the index from the nearer end, and then the rows of the page. */
async function findPage(db: Database, accountId: number, { page, limit }: Page, total: number) {
  const skipped = (page - 1) * limit
  const count = Math.min(limit, total - skipped)
  if (count <= 0) return []
  const left = total - skipped - count
  const fromEnd = left < skipped
  const ids = db
    .select({ id: pointEntry.id })
    .from(pointEntry)
    .where(eq(pointEntry.accountId, accountId))
    .orderBy(fromEnd ? asc(pointEntry.id) : desc(pointEntry.id))
    .limit(count)
    .offset(fromEnd ? left : skipped)
    .as('ids')
  const { id, amount, message, createdAt } = pointEntry
  return db.select({ id, amount, message, createdAt }).from(pointEntry).innerJoin(ids, eq(ids.id, id)).orderBy(desc(id))
}
