import type { PaymentStatus } from '@nmw/contract/order'
import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { sale } from '../database/schema/sale-table.ts'

/** A down payment is pending until its final sale is made. */
export async function saleStatus(db: Database, row: typeof sale.$inferSelect): Promise<PaymentStatus> {
  if (row.voidedAt) return 'CANCEL'
  if (!row.downPayment) return 'PAID'
  const [settling] = await db
    .select({ id: sale.id })
    .from(sale)
    .where(and(eq(sale.dpSaleId, row.id), isNull(sale.voidedAt)))
  return settling ? 'PAID' : 'PENDING'
}
