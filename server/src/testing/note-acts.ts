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
import type { Database } from '../database/connection.ts'
import { auditEntry } from '../database/schema/audit-entry-table.ts'

/** Nothing is decided by these. */
const noActs: readonly Endpoint[] = [
  // A look.
  checkVoucherCode,
  findNearestBranch,
  previewMarkdown,
  // A mark that something was seen.
  markAllNotificationsRead,
  markClinicThreadRead,
  markNotificationRead,
  markThreadRead,
  // Words, goods and files that count once something else takes them.
  removeDraft,
  saveDraft,
  saveVisitDraft,
  sendChunk,
  startUpload,
  updateCheckout,
  // Her own, and each order keeps a copy.
  createAddress,
  deleteAddress,
  updateAddress,
  // What is written stays as it was written, with its moment.
  createSubscription,
  sendMessage,
  startThread,
  // The company is asked again for a bill that stands.
  retryPayment,
  // A slide is also put where it is; that one that moves leaves a line has a test of its own.
  updateBannerOrder,
]

type Sent = { endpoint: Endpoint; requestId: string; key: string | undefined; words: string; succeeded: boolean }

/** Keeps every act that was sent, to see at the end that each that was ever answered with success left a line in the log. */
export function noteActs() {
  const acts = new Map<string, Sent[]>()
  return {
    note(one: Sent) {
      const { endpoint, requestId, key, words } = one
      if (endpoint.method === 'GET' || noActs.includes(endpoint)) return
      // The same press sent again is one act, and so is what somebody outside asks for once more by the same words. The
      // line may be of one that was done and failed later.
      const same = endpoint.audience === 'ops' ? (key ?? requestId) : words
      const act = `${endpoint.method} ${endpoint.path} ${same}`
      acts.set(act, [...(acts.get(act) ?? []), one])
    },
    /** Acts that nobody could find in the audit log. */
    async unseen(db: Database) {
      if (!acts.size) return []
      const rows = await db.selectDistinct({ requestId: auditEntry.requestId }).from(auditEntry)
      const logged = new Set(rows.map(({ requestId }) => requestId))
      return [...acts.values()]
        .filter(
          (sent) => sent.some(({ succeeded }) => succeeded) && !sent.some(({ requestId }) => logged.has(requestId)),
        )
        .map(([first]) => `${first!.endpoint.method} ${first!.endpoint.path}`)
    },
  }
}
