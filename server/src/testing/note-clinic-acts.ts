import type { Endpoint } from '@nmw/contract/endpoint'
import { saveVisitDraft } from '@nmw/contract/ops-visit'
import { checkVoucherCode } from '@nmw/contract/ops-desk'
import { markClinicThreadRead } from '@nmw/contract/ops-message'
import type { Database } from '../database/connection.ts'
import { auditEntry } from '../database/schema/audit-entry-table.ts'

/** Nothing is decided by these: a look, words not yet given to anybody, and a mark that something was seen. */
const noActs: readonly Endpoint[] = [checkVoucherCode, saveVisitDraft, markClinicThreadRead]

type Done = { endpoint: Endpoint; requestId: string; key: string | undefined }

/** Keeps every act of the clinic that was answered with success, to see at the end that each left a line in the log. */
export function noteClinicActs() {
  const acts = new Map<string, Done[]>()
  return {
    note(done: Done) {
      const { endpoint, requestId, key } = done
      if (endpoint.audience !== 'ops' || endpoint.method === 'GET' || noActs.includes(endpoint)) return
      // The same press sent again is one act.
      const act = key === undefined ? requestId : `${endpoint.path} ${key}`
      acts.set(act, [...(acts.get(act) ?? []), done])
    },
    /** Acts that nobody could find in the audit log. */
    async unseen(db: Database) {
      if (!acts.size) return []
      const rows = await db.selectDistinct({ requestId: auditEntry.requestId }).from(auditEntry)
      const logged = new Set(rows.map(({ requestId }) => requestId))
      return [...acts.values()]
        .filter((sent) => sent.every(({ requestId }) => !logged.has(requestId)))
        .map(([first]) => `${first!.endpoint.method} ${first!.endpoint.path}`)
    },
  }
}
