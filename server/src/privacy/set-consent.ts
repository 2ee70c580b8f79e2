import { and, eq, isNull } from 'drizzle-orm'
import { CONSENT_VERSION } from '@nmw/contract/privacy'
import { recordAudit } from '../audit/record-audit.ts'
import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import { consent } from '../database/schema/consent-table.ts'
import type { Visit } from '../http/visit.ts'

type Said = { accountId: number; purpose: 'photo' | 'marketing'; granted: boolean }

/** Each yes and each no stays on record with its date; a repeat changes nothing. Within the caller's transaction. */
export async function setConsent(context: Context, db: Database, visit: Visit, { accountId, purpose, granted }: Said) {
  const at = context.now()
  if (granted) {
    await db
      .insert(consent)
      .values({ accountId, purpose, version: CONSENT_VERSION, ip: visit.ip, grantedAt: at })
      .onConflictDoNothing()
  } else {
    await db
      .update(consent)
      .set({ withdrawnAt: at })
      .where(and(eq(consent.accountId, accountId), eq(consent.purpose, purpose), isNull(consent.withdrawnAt)))
  }
  await recordAudit(context, db, visit, { action: 'change-consent', accountId, object: purpose, detail: { granted } })
}
