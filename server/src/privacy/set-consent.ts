import { recordAudit } from '../audit/record-audit.ts'
import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import type { Visit } from '../http/visit.ts'
import { type SaidConsent, writeConsent } from './write-consent.ts'

/** What the person herself says. Within the caller's transaction. */
export async function setConsent(context: Context, db: Database, visit: Visit, said: SaidConsent) {
  const { accountId, purpose, granted } = said
  await writeConsent(db, { ...said, ip: visit.ip, at: context.now() })
  await recordAudit(context, db, visit, { action: 'change-consent', accountId, object: purpose, detail: { granted } })
}
