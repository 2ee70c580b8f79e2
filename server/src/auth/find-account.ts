import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { account } from '../database/schema/account-table.ts'

export async function findAccountByEmail(db: Database, email: string) {
  const [found] = await db
    .select()
    .from(account)
    .where(and(eq(sql`lower(${account.email})`, email), eq(account.active, true)))
  return found
}
