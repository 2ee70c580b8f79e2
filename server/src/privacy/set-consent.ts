import { recordAudit } from '../audit/record-audit.ts'
import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import type { Client } from '../http/client.ts'
import { type ConsentChange, writeConsent } from './write-consent.ts'

/** A consent changed by the patient. In the caller's transaction. */
export async function setConsent(context: Context, db: Database, client: Client, change: ConsentChange) {
  const { accountId, purpose, granted } = change
  await writeConsent(db, { ...change, ip: client.ip, at: context.now() })
  await recordAudit(context, db, client, { action: 'change-consent', accountId, object: purpose, detail: { granted } })
}
