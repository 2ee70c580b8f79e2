import { and, eq, ne, sql } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import type { order } from '../database/schema/order-table.ts'
import { shipment } from '../database/schema/shipment-table.ts'
import { violated } from '../database/transaction.ts'
import { refused } from '../http/problem.ts'

const billInUse = () => refused('Nomor resi ini sudah dipakai pesanan lain', 'airwayBill')

const RULES = new Set(['order_typed_bill', 'shipment_bill'])

/** The database decides: typed airway bills are unique per courier, and so are those of parcels. */
export function explainDuplicateBill(error: unknown): never {
  throw RULES.has(violated(error) ?? '') ? billInUse() : error
}

type Sent = Pick<typeof order.$inferSelect, 'id' | 'shipping'>

/**
 * Refuses an airway bill that the courier assigned to another parcel. Duplicate typed ones are refused by the database.
 */
export async function refuseDuplicateBill(db: Database, { id, shipping }: Sent, airwayBill: string) {
  const parcels = and(
    eq(shipment.service, shipping?.service ?? ''),
    eq(sql`upper(${shipment.airwayBill})`, airwayBill),
    ne(shipment.orderId, id),
  )
  if (await db.$count(shipment, parcels)) throw billInUse()
}
