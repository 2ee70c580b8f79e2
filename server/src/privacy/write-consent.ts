import { and, eq, isNull } from 'drizzle-orm'
import { CONSENT_VERSION, type FreeConsent } from '@nmw/contract/privacy'
import type { Database } from '../database/connection.ts'
import { consent } from '../database/schema/consent-table.ts'

export type ConsentChange = { accountId: number; purpose: FreeConsent; granted: boolean }

/** Stores each consent and withdrawal with its date; returns false if nothing changed. The caller audits it. */
export async function writeConsent(db: Database, change: ConsentChange & { ip: string; at: Date }) {
  const { accountId, purpose, granted, ip, at } = change
  const result = granted
    ? await db
        .insert(consent)
        .values({ accountId, purpose, version: CONSENT_VERSION, ip, grantedAt: at })
        .onConflictDoNothing()
    : await db
        .update(consent)
        .set({ withdrawnAt: at })
        .where(and(eq(consent.accountId, accountId), eq(consent.purpose, purpose), isNull(consent.withdrawnAt)))
  return result.rowCount === 1
}
