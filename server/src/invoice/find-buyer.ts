import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { account } from '../database/schema/account-table.ts'
import { membership } from '../database/schema/membership-table.ts'
import { pointEntry } from '../database/schema/point-table.ts'

const NOBODY = { name: 'Pelanggan umum', phone: null, customerNumber: '-' }

/** A patient without membership gets a number made from the account id. */
export async function findBuyer(db: Database, accountId: number | null) {
  if (accountId === null) return NOBODY
  const [row] = await db
    .select({ name: account.fullName, phone: account.phone, number: membership.number })
    .from(account)
    .leftJoin(membership, eq(membership.accountId, account.id))
    .where(eq(account.id, accountId))
  const { name, phone, number } = row!
  return { name, phone, customerNumber: number ?? `P-${String(accountId).padStart(7, '0')}` }
}

/** Points earned by each invoice, minus revoked ones. */
export async function findInvoicePoints(db: Database, accountId: number | null, invoices: string[]) {
  if (accountId === null || invoices.length === 0) return new Map<string, number>()
  const { reference, amount, kind } = pointEntry
  const rows = await db
    .select({ invoice: reference, points: sql<number>`sum(${amount})::int` })
    .from(pointEntry)
    .where(and(eq(pointEntry.accountId, accountId), inArray(kind, ['earn', 'correct']), inArray(reference, invoices)))
    .groupBy(reference)
  return new Map(rows.map(({ invoice, points }) => [invoice, points]))
}
