import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import { stock, stockEntry } from '../database/schema/stock-table.ts'
import { dateInJakarta } from '../date-in-jakarta.ts'
import { Problem } from '../http/problem.ts'
import { announceStaff } from '../live/announce.ts'
import { availableStock, usableOn } from './available-stock.ts'
import { mergeGoods, type WantedGoods } from './wanted-goods.ts'

type Reservation = {
  branchId: number
  /** The order's invoice number. */
  reference: string
  goods: readonly WantedGoods[]
  byAccountId: number | null
}

/**
 * Reserves goods for an order, all or none; throws with what is short. Shelves are locked in a fixed order, so that
 * concurrent orders neither oversell nor deadlock.
 */
export async function reserveStock(context: Context, db: Database, reservation: Reservation) {
  const { branchId, reference, byAccountId } = reservation
  const goods = mergeGoods(reservation.goods)
  if (!goods.length) return
  const at = context.now()
  const ids = goods.map(({ itemId }) => itemId)
  const shelves = and(eq(stock.branchId, branchId), inArray(stock.itemId, ids))
  await db.select({ id: stock.id }).from(stock).where(shelves).orderBy(asc(stock.id)).for('update')
  const wanted = sql`case ${stock.itemId} ${sql.join(
    goods.map(({ itemId, quantity }) => sql`when ${itemId} then ${quantity}::int`),
    sql` `,
  )} end`
  const reservedShelves = await db
    .update(stock)
    .set({ reserved: sql`${stock.reserved} + ${wanted}` })
    .where(and(shelves, sql`${stock.reserved} + ${wanted} <= ${usableOn(dateInJakarta(at))}`))
    .returning({ stockId: stock.id, itemId: stock.itemId })
  if (reservedShelves.length < goods.length) {
    const short = goods.filter(({ itemId }) => reservedShelves.every((one) => one.itemId !== itemId))
    throw await shortage(context, db, branchId, short)
  }
  const quantities = new Map(goods.map(({ itemId, quantity }) => [itemId, quantity]))
  await db.insert(stockEntry).values(
    reservedShelves.map(({ stockId, itemId }) => ({
      stockId,
      kind: 'reserved' as const,
      quantity: quantities.get(itemId)!,
      reference,
      byAccountId,
      at,
    })),
  )
  await announceStaff(db, { branchId, topic: 'stock', id: reference })
}

async function shortage(context: Context, db: Database, branchId: number, short: WantedGoods[]) {
  const ids = short.map(({ itemId }) => itemId)
  const available = await availableStock(context, db, branchId, ids)
  const errors = short.map(({ itemId, name }) => {
    const left = available.get(itemId) ?? 0
    return { path: itemId, message: left ? `Stok ${name} tinggal ${left}` : `Stok ${name} habis` }
  })
  return new Problem(409, `${errors.map(({ message }) => message).join('. ')}. Ubah jumlahnya, lalu coba lagi.`, {
    errors,
  })
}
