import type { AuditAction } from '@nmw/contract/audit-labels'
import type { Context } from '../context.ts'
import { dateInJakarta } from '../date-in-jakarta.ts'
import type { Caller } from '../http/route.ts'
import type { Client } from '../http/client.ts'
import { recordAudit } from './record-audit.ts'

type Shown = { caller: Caller; client: Client; action: AuditAction; patients: number[] }

/** Patients already recorded today by list and device. In memory: after a restart an entry is written again. */
let today = { day: '', shown: new Map<string, Set<number>>() }

/**
 * Records whom a list has shown, for `listAffected`. An open list reloads at every change, so the same patients on the
 * same device are recorded once a day; again from another address, which may be a stolen session.
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
