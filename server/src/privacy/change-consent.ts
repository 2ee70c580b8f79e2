import { and, eq, isNull } from 'drizzle-orm'
import { CONSENT_VERSION } from '@nmw/contract/privacy'
import { recordAudit } from '../audit/record-audit.ts'
import type { Context } from '../context.ts'
import { consent } from '../database/schema/consent-table.ts'
import { transaction } from '../database/transaction.ts'
import type { Caller } from '../http/route.ts'
import type { Visit } from '../http/visit.ts'

type Input = { visit: Visit; caller: Caller; body: { purpose: 'photo' | 'marketing'; granted: boolean } }

/** Each yes and each no stays on record with its date; a repeat changes nothing. */
export async function changeConsent(context: Context, { visit, caller: { accountId }, body }: Input): Promise<true> {
  const { purpose, granted } = body
  const at = context.now()
  await transaction(context.db, async (db) => {
    if (granted) {
      await db
        .insert(consent)
        .values({ accountId, purpose, version: CONSENT_VERSION, ip: visit.ip, grantedAt: at })
        .onConflictDoNothing()
    } else {
      const standing = and(eq(consent.accountId, accountId), eq(consent.purpose, purpose), isNull(consent.withdrawnAt))
      await db.update(consent).set({ withdrawnAt: at }).where(standing)
    }
    await recordAudit(context, db, visit, { action: 'change-consent', accountId, object: purpose, detail: { granted } })
  })
  return true
}
