import { CONSENTS } from '@nmw/contract/registration'
import { desc, eq } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { consent } from '../database/schema/consent-table.ts'

/** The last consent or withdrawal for each purpose. */
export async function listConsents(db: Database, accountId: number) {
  const rows = await db.select().from(consent).where(eq(consent.accountId, accountId)).orderBy(desc(consent.id))
  return CONSENTS.map((purpose) => {
    const last = rows.find((row) => row.purpose === purpose)
    return {
      purpose,
      grantedAt: last?.grantedAt.toISOString() ?? null,
      withdrawnAt: last?.withdrawnAt?.toISOString() ?? null,
    }
  })
}
