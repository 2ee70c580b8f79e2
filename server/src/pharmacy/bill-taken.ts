import { and, eq, ne, sql } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { order } from '../database/schema/order-table.ts'
import { shipment } from '../database/schema/shipment-table.ts'
import { violated } from '../database/transaction.ts'
import { refused } from '../http/problem.ts'

const billTaken = () => refused('Nomor resi ini sudah dipakai pesanan lain', 'airwayBill')

/** The database has the last word: no two parcels go under one bill. */
export function explainBill(error: unknown): never {
  throw violated(error) === 'shipment_airway_bill_key' ? billTaken() : error
}

/** One that another order has, with a called courier or without. Two who want the same one ask in turn. */
export async function refuseTakenBill(db: Database, orderId: number, airwayBill: string) {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`airway-bill:${airwayBill}`}))`)
  const ordered = await db.$count(order, and(eq(sql`upper(${order.airwayBill})`, airwayBill), ne(order.id, orderId)))
  const parcels = and(eq(sql`upper(${shipment.airwayBill})`, airwayBill), ne(shipment.orderId, orderId))
  if (ordered || (await db.$count(shipment, parcels))) throw billTaken()
}
