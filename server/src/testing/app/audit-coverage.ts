import { createAddress, deleteAddress, updateAddress } from '@nmw/contract/address'
import { updateBannerOrder } from '@nmw/contract/banner-desk'
import { findNearestBranch } from '@nmw/contract/branch'
import { markThreadRead, sendMessage, startThread } from '@nmw/contract/chat'
import { updateCheckout } from '@nmw/contract/checkout'
import { previewMarkdown, removeDraft, saveDraft } from '@nmw/contract/draft'
import type { Endpoint } from '@nmw/contract/endpoint'
import { markAllNotificationsRead, markNotificationRead } from '@nmw/contract/notification'
import { checkVoucherCode } from '@nmw/contract/ops-desk'
import { markClinicThreadRead } from '@nmw/contract/ops-message'
import { saveVisitDraft } from '@nmw/contract/ops-visit'
import { retryPayment } from '@nmw/contract/payment'
import { createSubscription } from '@nmw/contract/subscription'
import { sendChunk, startUpload } from '@nmw/contract/upload'
import type { Database } from '../../database/connection.ts'
import { auditEntry } from '../../database/schema/audit-entry-table.ts'

/** Writes that need no entry in the audit log. */
const unaudited: readonly Endpoint[] = [
  // They change nothing.
  checkVoucherCode,
  findNearestBranch,
  previewMarkdown,
  // Marks as read.
  markAllNotificationsRead,
  markClinicThreadRead,
  markNotificationRead,
  markThreadRead,
  // Drafts, carts and files: the act that uses them is audited.
  removeDraft,
  saveDraft,
  saveVisitDraft,
  sendChunk,
  startUpload,
  updateCheckout,
  // Only the patient changes them, and each order has a copy.
  createAddress,
  deleteAddress,
  updateAddress,
  // The row never changes and has a timestamp.
  createSubscription,
  sendMessage,
  startThread,
  // Requests an existing bill from the payment company again.
  retryPayment,
  // A move to the same position changes nothing; the audit of real moves has a test of its own.
  updateBannerOrder,
]

type Call = { endpoint: Endpoint; requestId: string; key: string | undefined; content: string; succeeded: boolean }

/** Records the writes of a test file, to check at its end that each successful one left an audit entry. */
export function recordAuditCoverage() {
  const acts = new Map<string, Call[]>()
  return {
    record(call: Call) {
      const { endpoint, requestId, key, content } = call
      if (endpoint.method === 'GET' || unaudited.includes(endpoint)) return
      // Retries with the same key, or of a visitor with the same content, are one act: the entry may come from an
      // attempt that committed and then failed.
      const same = endpoint.audience === 'ops' ? (key ?? requestId) : content
      const act = `${endpoint.method} ${endpoint.path} ${same}`
      acts.set(act, [...(acts.get(act) ?? []), call])
    },
    /** Successful writes without an entry in the audit log. */
    async findMissing(db: Database) {
      if (!acts.size) return []
      const rows = await db.selectDistinct({ requestId: auditEntry.requestId }).from(auditEntry)
      const audited = new Set(rows.map(({ requestId }) => requestId))
      return [...acts.values()]
        .filter(
          (calls) => calls.some(({ succeeded }) => succeeded) && !calls.some(({ requestId }) => audited.has(requestId)),
        )
        .map(([first]) => `${first!.endpoint.method} ${first!.endpoint.path}`)
    },
  }
}
