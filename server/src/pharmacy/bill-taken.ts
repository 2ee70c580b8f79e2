import { and, eq, ne, sql } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import type { order } from '../database/schema/order-table.ts'
import { shipment } from '../database/schema/shipment-table.ts'
import { violated } from '../database/transaction.ts'
import { refused } from '../http/problem.ts'

const billTaken = () => refused('Nomor resi ini sudah dipakai pesanan lain', 'airwayBill')

const RULES = new Set(['order_typed_bill', 'shipment_bill'])

/** The database has the last word: no two typed bills of one courier are the same, and no two parcels go under one. */
export function explainBill(error: unknown): never {
  throw RULES.has(violated(error) ?? '') ? billTaken() : error
}

type Sent = Pick<typeof order.$inferSelect, 'id' | 'shipping'>

/** One that the same courier told of another parcel. What was typed for another order the database refuses by itself. */
export async function refuseTakenBill(db: Database, { id, shipping }: Sent, airwayBill: string) {
  const parcels = and(
    eq(shipment.service, shipping?.service ?? ''),
    eq(sql`upper(${shipment.airwayBill})`, airwayBill),
    ne(shipment.orderId, id),
  )
  if (await db.$count(shipment, parcels)) throw billTaken()
}
