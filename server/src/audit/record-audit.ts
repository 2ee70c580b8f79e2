import type { AuditAction } from '@nmw/contract/audit-labels'
import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import { auditEntry } from '../database/schema/audit-entry-table.ts'
import type { Client } from '../http/client.ts'

type AuditEvent = {
  action: AuditAction
  accountId?: number | null
  object?: string
  detail?: Record<string, string | number | boolean | null>
}

/** Writes one audit entry in the caller's transaction. A job has no client. */
export async function recordAudit(
  { now }: Pick<Context, 'now'>,
  db: Database,
  client: Pick<Client, 'ip' | 'requestId'> | null,
  event: AuditEvent,
) {
  await db.insert(auditEntry).values({ at: now(), ip: client?.ip, requestId: client?.requestId, ...event })
}
