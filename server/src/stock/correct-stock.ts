import { and, eq } from 'drizzle-orm'
import { countStock as countEndpoint, writeOffStock as writeOffEndpoint } from '@nmw/contract/ops-stock'
import { recordAudit } from '../audit/record-audit.ts'
import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import { stockBatch, stockEntry } from '../database/schema/stock-table.ts'
import { violated } from '../database/transaction.ts'
import { Problem, refused } from '../http/problem.ts'
import type { Caller } from '../http/route.ts'
import type { Client } from '../http/client.ts'
import { once } from '../idempotency/once.ts'
import { announceStaff } from '../live/announce.ts'
import { type LockedBatch, lockBatch } from './lock-batch.ts'
import { markedReference } from './stock-reference.ts'

type Who = { caller: Caller; client: Client }

/** The database refuses to go below zero or below the reserved quantity. */
export async function writeOffStock(
  context: Context,
  input: Who & { body: { batch: number; quantity: number; reason: string } },
): Promise<true> {
  const { batch, quantity, reason } = input.body
  await explainOversold(
    once(context, writeOffEndpoint, input, async (db) => {
      const locked = await lockBatch(db, input.caller, batch)
      if (quantity > locked.quantity) throw refused(`Batch ini hanya berisi ${locked.quantity}`, 'quantity')
      await change(context, db, input, { locked, by: -quantity, kind: 'written-off', words: reason })
      return true
    }),
  )
  return true
}

/** Refused if the batch changed during the count. */
export async function countStock(
  context: Context,
  input: Who & { body: { batch: number; expected: number; counted: number; note: string } },
): Promise<true> {
  const { batch, expected, counted, note } = input.body
  await explainOversold(
    once(context, countEndpoint, input, async (db) => {
      const locked = await lockBatch(db, input.caller, batch)
      if (locked.quantity !== expected)
        throw new Problem(409, `Batch ini berubah saat dihitung, kini tercatat ${locked.quantity}. Hitung sekali lagi.`)
      await change(context, db, input, { locked, by: counted - locked.quantity, kind: 'counted', words: note })
      return true
    }),
  )
  return true
}

type Change = { locked: LockedBatch; by: number; kind: 'written-off' | 'counted'; words: string }

async function change(context: Context, db: Database, { caller, client }: Who, { locked, by, kind, words }: Change) {
  const { shelf, batch } = locked
  // A count without a difference changes no stock but is audited.
  if (by !== 0) {
    await db
      .update(stockBatch)
      .set({ quantity: batch.quantity + by })
      .where(and(eq(stockBatch.id, batch.id), eq(stockBatch.quantity, batch.quantity)))
    await db.insert(stockEntry).values({
      stockId: shelf.id,
      batchId: batch.id,
      kind,
      quantity: by,
      reference: markedReference(words),
      byAccountId: caller.accountId,
      at: context.now(),
    })
  }
  await recordAudit(context, db, client, {
    action: kind === 'counted' ? 'count-stock' : 'write-off-stock',
    accountId: caller.accountId,
    object: `batch-${batch.id}`,
    detail: { item: shelf.itemId, batch: batch.batch, quantity: by, words },
  })
  await announceStaff(db, { branchId: shelf.branchId, topic: 'stock', id: shelf.itemId })
}

async function explainOversold<T>(work: Promise<T>) {
  try {
    return await work
  } catch (error) {
    if (violated(error) === 'stock_never_oversold')
      throw new Problem(
        409,
        'Sebagian barang ini sudah dijanjikan kepada pesanan. Selesaikan atau batalkan pesanannya dulu.',
      )
    throw error
  }
}
