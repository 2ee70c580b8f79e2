import { desc, eq, inArray } from 'drizzle-orm'
import { recordAudit } from '../audit/record-audit.ts'
import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import { account } from '../database/schema/account-table.ts'
import { branch } from '../database/schema/branch-table.ts'
import { orderEvent } from '../database/schema/order-table.ts'
import { stock, stockBatch, stockEntry } from '../database/schema/stock-table.ts'
import type { Caller } from '../http/route.ts'
import type { Client } from '../http/client.ts'
import { type BatchPlan, planBatches } from '../stock/plan-batches.ts'
import { and, sql } from 'drizzle-orm'
import { parcelEndings } from './parcel-endings.ts'
import { type FoundOrder, itemsOfOrders, orderCardOf, packedAtOf, requireOrder } from './pharmacy-queries.ts'
import { redeemedPrescription } from './redeemed-prescription.ts'
import { isBillTyped } from './typed-bill.ts'

type Input = { caller: Caller; client: Client; params: { invoice: string } }

export async function readDispensaryOrder(context: Context, { caller, client, params }: Input) {
  const { db, now } = context
  const found = await requireOrder(db, caller, params.invoice)
  const { order: row } = found
  const [items, packed, given, events, [place]] = await Promise.all([
    itemsOfOrders(db, [row.id]),
    packedAtOf(db, [row.id]),
    redeemedPrescription(db, row.id, now()),
    db
      .select({ id: orderEvent.id, note: orderEvent.note, at: orderEvent.at, by: account.fullName })
      .from(orderEvent)
      .leftJoin(account, eq(account.id, orderEvent.byAccountId))
      .where(eq(orderEvent.orderId, row.id))
      .orderBy(desc(orderEvent.id)),
    db.select({ name: branch.name, address: branch.address }).from(branch).where(eq(branch.id, row.branchId)),
  ])
  const left = row.orderStatus === 'SHIPPED'
  const [batches, endings, billTyped] = await Promise.all([
    batchesOf(context, found, items),
    left ? parcelEndings(db, found.parcel) : [],
    left && isBillTyped(db, row.id),
  ])
  await recordAudit(context, db, client, {
    action: 'view-order',
    accountId: caller.accountId,
    object: row.invoice,
    detail: { patient: row.patientId },
  })
  return {
    ...orderCardOf(found, { items, packedAt: packed.get(row.id) }),
    branch: place!,
    phone: found.phone,
    weight: row.weight,
    lines: items.map(({ itemId, name, quantity, price, usage }) => ({
      itemId,
      name,
      quantity,
      price,
      usage,
      prescribedQuantity: given?.lines.find((line) => line.itemId === itemId)?.quantity ?? null,
      batches: batches.get(itemId)?.batches ?? [],
      short: batches.get(itemId)?.short ?? 0,
    })),
    sums: {
      goods: row.goodsTotal,
      shipping: row.shippingAmount,
      insurance: row.insuranceFee,
      service: row.serviceFee,
    },
    recipient: row.recipient,
    endings,
    billTyped,
    shipping: row.shipping,
    prescription: given,
    events: events.map((event) => ({ ...event, at: event.at.toISOString() })),
  }
}

type Item = { itemId: string; quantity: number }

/** The planned batches, or the sold ones once it has left. */
async function batchesOf(context: Context, { order: row }: FoundOrder, items: Item[]) {
  const waits = row.orderStatus === 'WAITING_CONFIRM' || row.orderStatus === 'PROCESS'
  return waits ? planBatches(context, context.db, row.branchId, items) : soldBatches(context.db, row.invoice, items)
}

async function soldBatches(db: Database, invoice: string, items: Item[]): Promise<Map<string, BatchPlan>> {
  const rows = await db
    .select({
      itemId: sql<string>`${stock.itemId}`,
      batch: stockBatch.batch,
      expiresOn: stockBatch.expiresOn,
      quantity: stockEntry.quantity,
    })
    .from(stockEntry)
    .innerJoin(stock, eq(stock.id, stockEntry.stockId))
    .innerJoin(stockBatch, eq(stockBatch.id, stockEntry.batchId))
    .where(
      and(
        eq(stockEntry.reference, invoice),
        eq(stockEntry.kind, 'sold'),
        inArray(
          stock.itemId,
          items.map(({ itemId }) => itemId),
        ),
      ),
    )
  const taken = rows.map((entry) => ({ ...entry, quantity: -entry.quantity }))
  return new Map(
    items.map(({ itemId }) => [
      itemId,
      {
        batches: taken.filter((one) => one.itemId === itemId).map(({ itemId: _of, ...one }) => one),
        short: 0,
      },
    ]),
  )
}
