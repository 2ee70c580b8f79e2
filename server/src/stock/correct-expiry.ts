import { eq } from 'drizzle-orm'
import { correctExpiry as endpoint } from '@nmw/contract/ops-stock'
import { recordAudit } from '../audit/record-audit.ts'
import type { Context } from '../context.ts'
import { stockBatch } from '../database/schema/stock-table.ts'
import { formatLongDay } from '../format-long-day.ts'
import { Problem, refused } from '../http/problem.ts'
import type { Caller } from '../http/route.ts'
import type { Client } from '../http/client.ts'
import { once } from '../idempotency/once.ts'
import { announceStaff } from '../live/announce.ts'
import { lockBatch } from './lock-batch.ts'

type Input = {
  caller: Caller
  client: Client
  body: { batch: number; expected: string; expiresOn: string; reason: string }
}

/** The date on the package counts, even if it means the batch has expired. Both dates are audited. */
export function correctExpiry(context: Context, input: Input): Promise<true> {
  const { caller, client, body } = input
  const { expected, expiresOn, reason } = body
  return once(context, endpoint, input, async (db): Promise<true> => {
    const { shelf, batch } = await lockBatch(db, caller, body.batch)
    if (batch.expiresOn !== expected)
      throw new Problem(409, `Tanggal batch ini sudah diubah, kini tercatat ${formatLongDay(batch.expiresOn)}`)
    if (expiresOn === expected) throw refused('Tanggal ini sudah tercatat', 'expiresOn')
    await db.update(stockBatch).set({ expiresOn }).where(eq(stockBatch.id, batch.id))
    await recordAudit(context, db, client, {
      action: 'correct-expiry',
      accountId: caller.accountId,
      object: `batch-${batch.id}`,
      detail: { item: shelf.itemId, batch: batch.batch, before: expected, after: expiresOn, reason },
    })
    await announceStaff(db, { branchId: shelf.branchId, topic: 'stock', id: shelf.itemId })
    return true
  })
}
