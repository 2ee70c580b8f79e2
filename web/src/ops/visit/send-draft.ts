import { readVisit, saveVisitDraft, type VisitDraft } from '@nmw/contract/ops-visit'
import type { PlainCall } from '../../lib/call.ts'
import { isConflict } from '../../lib/staff/is-conflict.ts'
import { sameDraft } from './tab-draft.ts'

type Sending = {
  version: number
  sent: VisitDraft
  /** What stands in the form by now. */
  data: VisitDraft
}

/**
 * Gives the version under which the server has it, or nothing where another device has written since. Refused although
 * these very words are there, they came through before and only the answer got lost.
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
