import { and, eq, exists, ilike, or, sql } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { containsPattern } from '../database/contains-pattern.ts'
import { account } from '../database/schema/account-table.ts'
import { order } from '../database/schema/order-table.ts'

/** Matches the invoice number or the patient's name; without search text, everything. */
export function orderSearch(db: Database, search: string) {
  if (!search) return undefined
  const pattern = containsPattern(search)
  const named = db
    .select({ one: sql`1` })
    .from(account)
    .where(and(eq(account.id, order.patientId), ilike(account.fullName, pattern)))
  return or(ilike(order.invoice, pattern), exists(named))
}
