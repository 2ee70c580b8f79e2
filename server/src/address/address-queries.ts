import { and, eq } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { deliveryAddress } from '../database/schema/delivery-address-table.ts'

export async function clearPrimary(db: Database, accountId: number) {
  await db
    .update(deliveryAddress)
    .set({ isPrimary: false })
    .where(and(eq(deliveryAddress.accountId, accountId), eq(deliveryAddress.isPrimary, true)))
}
