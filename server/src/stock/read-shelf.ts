import { and, asc, desc, eq, gt, or } from 'drizzle-orm'
import { type ExpiryState, SHELF_MISSING, SOON_DAYS } from '@nmw/contract/ops-stock'
import { pageInfoOf } from '@nmw/contract/page'
import { addDays } from '@nmw/contract/zone'
import type { Context } from '../context.ts'
import { account } from '../database/schema/account-table.ts'
import { stock, stockBatch, stockEntry } from '../database/schema/stock-table.ts'
import { dateInJakarta } from '../date-in-jakarta.ts'
import { notFound } from '../http/problem.ts'
import type { Caller } from '../http/route.ts'
import { requireBranch } from '../staff-branch/work-branches.ts'
import { selectShelves } from './shelf-queries.ts'
import { withoutMark } from './stock-reference.ts'

type Input = {
  caller: Caller
  params: { item: string }
  query: { branch: number; page: number; limit: number }
}

export async function readShelf({ db, now }: Context, { caller, params, query }: Input) {
  const place = await requireBranch(db, caller, query.branch)
  const today = dateInJakarta(now())
  const [shelf] = await selectShelves(db, today).where(and(eq(stock.branchId, place.id), eq(stock.itemId, params.item)))
  if (!shelf) throw notFound(SHELF_MISSING)
  const { stockId, ...facts } = shelf
  const [batches, entries, total] = await Promise.all([
    db
      .select()
      .from(stockBatch)
      .where(and(eq(stockBatch.stockId, stockId), or(gt(stockBatch.quantity, 0), gt(stockBatch.expiresOn, today))))
      .orderBy(asc(stockBatch.expiresOn), asc(stockBatch.id)),
    db
      .select({
        id: stockEntry.id,
        kind: stockEntry.kind,
        quantity: stockEntry.quantity,
        batch: stockBatch.batch,
        reference: stockEntry.reference,
        by: account.fullName,
        at: stockEntry.at,
      })
      .from(stockEntry)
      .leftJoin(stockBatch, eq(stockBatch.id, stockEntry.batchId))
      .leftJoin(account, eq(account.id, stockEntry.byAccountId))
      .where(eq(stockEntry.stockId, stockId))
      .orderBy(desc(stockEntry.id))
      .limit(query.limit)
      .offset((query.page - 1) * query.limit),
    db.$count(stockEntry, eq(stockEntry.stockId, stockId)),
  ])
  return {
    ...facts,
    page: pageInfoOf(total, query),
    batches: batches.map(({ id, batch, expiresOn, quantity }) => ({
      id,
      batch,
      expiresOn,
      quantity,
      state: expiryOf(expiresOn, today),
    })),
    entries: entries.map((entry) => ({
      ...entry,
      reference: withoutMark(entry.reference),
      at: entry.at.toISOString(),
    })),
  }
}

function expiryOf(expiresOn: string, today: string): ExpiryState {
  if (expiresOn <= today) return 'expired'
  return expiresOn <= addDays(today, SOON_DAYS) ? 'soon' : 'good'
}
