import { and, eq, isNull, notExists } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '../database/connection.ts'
import { sale } from '../database/schema/sale-table.ts'

/** Condition on sales: a valid down payment that no valid sale uses. */
export function openDownPayment(db: Database) {
  const rest = alias(sale, 'rest')
  const settling = db
    .select({ id: rest.id })
    .from(rest)
    .where(and(eq(rest.dpSaleId, sale.id), isNull(rest.voidedAt)))
  return and(eq(sale.downPayment, true), isNull(sale.voidedAt), notExists(settling))
}
