import { readVisit, saveVisitDraft, type VisitDraft } from '@nmw/contract/ops-visit'
import type { PlainCall } from '../../lib/call/call.ts'
import { isConflict } from '../../shared/staff/is-conflict.ts'
import { sameDraft } from './tab-draft.ts'

type Sending = {
  version: number
  sent: VisitDraft
  /** The current form. */
  data: VisitDraft
}

/**
 * Resolves to the version on the server, or to undefined if another device has saved since. A conflict with exactly
 * this content means that it was saved before and only the answer was lost.
 */
export async function sendDraft(call: PlainCall, id: number, { version, sent, data }: Sending) {
  try {
    return (await call(saveVisitDraft, { params: { id }, body: { version, data: sent } })).version
  } catch (error) {
    if (!isConflict(error)) throw error
    const { draft } = await call(readVisit, { params: { id } })
    return draft && [sent, data].some((own) => sameDraft(draft.data, own)) ? draft.version : undefined
  }
}
