import { and, eq } from 'drizzle-orm'
import { receiveDelivery as endpoint, SHELF_MISSING } from '@nmw/contract/ops-stock'
import { recordAudit } from '../audit/record-audit.ts'
import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import { medicine } from '../database/schema/medicine-table.ts'
import { product } from '../database/schema/product-table.ts'
import { stock, stockBatch } from '../database/schema/stock-table.ts'
import { dateInJakarta } from '../date-in-jakarta.ts'
import { formatLongDay } from '../format-long-day.ts'
import { Problem, refused } from '../http/problem.ts'
import type { Caller } from '../http/route.ts'
import type { Client } from '../http/client.ts'
import { once } from '../idempotency/once.ts'
import { announceStaff } from '../live/announce.ts'
import { requireBranch } from '../staff-branch/work-branches.ts'
import { receiveStock } from './receive-stock.ts'

type Input = {
  caller: Caller
  client: Client
  body: { branch: number; item: string; batch: string; expiresOn: string; quantity: number; reference: string }
}

/** A delivery note counts once for each batch. */
export async function receiveDelivery(context: Context, input: Input): Promise<true> {
  const { caller, client, body } = input
  await once(context, endpoint, input, async (db) => {
    const place = await requireBranch(db, caller, body.branch)
    const goods = await goodsOf(db, body.item)
    const { expiresOn, quantity, reference } = body
    const batch = body.batch.toUpperCase()
    if (expiresOn <= dateInJakarta(context.now())) throw refused('Barang ini sudah kedaluwarsa', 'expiresOn')
    await sameExpiry(db, { branchId: place.id, item: body.item, batch, expiresOn })
    const byAccountId = caller.accountId
    const received = { branchId: place.id, goods, batch, expiresOn, quantity, reference, byAccountId }
    if (!(await receiveStock(context, db, received)))
      throw new Problem(409, `Batch ${batch} dari surat jalan ${reference} sudah tercatat`)
    await recordAudit(context, db, client, {
      action: 'receive-stock',
      accountId: byAccountId,
      object: body.item,
      detail: { branch: place.id, batch, quantity, reference },
    })
    await announceStaff(db, { branchId: place.id, topic: 'stock', id: body.item })
    return true
  })
  return true
}

async function goodsOf(db: Database, item: string) {
  const [drug] = await db.select({ medicineId: medicine.id }).from(medicine).where(eq(medicine.id, item))
  const [ware] = await db.select({ productId: product.id }).from(product).where(eq(product.id, item))
  const found = drug ?? ware
  if (!found) throw refused(SHELF_MISSING, 'item')
  return found
}

type Batch = { branchId: number; item: string; batch: string; expiresOn: string }

/** A batch has one expiry date: another one is a typing error in either place. */
async function sameExpiry(db: Database, { branchId, item, batch, expiresOn }: Batch) {
  const [known] = await db
    .select({ expiresOn: stockBatch.expiresOn })
    .from(stockBatch)
    .innerJoin(stock, eq(stock.id, stockBatch.stockId))
    .where(and(eq(stock.branchId, branchId), eq(stock.itemId, item), eq(stockBatch.batch, batch)))
  if (known && known.expiresOn !== expiresOn)
    throw refused(
      `Batch ${batch} tercatat kedaluwarsa ${formatLongDay(known.expiresOn)}. Bila itu keliru, perbaiki dulu tanggalnya.`,
      'expiresOn',
    )
}
