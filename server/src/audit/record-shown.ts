import type { AuditAction } from '@nmw/contract/audit-words'
import type { Context } from '../context.ts'
import { dateInJakarta } from '../date-in-jakarta.ts'
import type { Caller } from '../http/route.ts'
import type { Client } from '../http/client.ts'
import { recordAudit } from './record-audit.ts'

type Shown = { caller: Caller; client: Client; action: AuditAction; patients: number[] }

/** Whom each list has shown to each device today. It ends with the process: after that a line is written again. */
let today = { day: '', shown: new Map<string, Set<number>>() }

/**
 * Writes down whom a list has shown, for `listAffected`. An open list asks again at every change, so the same people on
 * the same device are written down once a day; from another address anew, since that may be whoever stole the session.
 */
export async function recordShown(context: Context, { caller, client, action, patients }: Shown) {
  const day = dateInJakarta(context.now())
  if (today.day !== day) today = { day, shown: new Map() }
  const key = `${action} ${caller.sessionId} ${client.ip}`
  const known = today.shown.get(key) ?? new Set()
  const fresh = [...new Set(patients)].filter((id) => !known.has(id))
  if (!fresh.length) return
  const detail = { shown: fresh.join(',') }
  await recordAudit(context, context.db, client, { action, accountId: caller.accountId, detail })
  for (const id of fresh) known.add(id)
  today.shown.set(key, known)
}
