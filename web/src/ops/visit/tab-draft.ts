import type { VisitDetail, VisitDraft } from '@nmw/contract/ops-visit'
import { hashKey } from '@tanstack/react-query'
import type { UnsavedWork } from '../../lib/staff/unsaved-work.ts'

export type TabDraft = {
  data: VisitDraft
  /** The save of the server it goes on from. */
  version: number
  /** The server still has to hear of it. */
  unsaved: boolean
  /** What was sent without an answer so far: the server may have it. */
  sent?: VisitDraft | undefined
}

const empty: VisitDraft = { diagnosis: '', iter: 0, lines: [], treatments: [] }
const PREFIX = 'nmw-visit-draft-'
const keyOf = (visitId: number) => `${PREFIX}${visitId}`

type SavedDraft = NonNullable<VisitDetail['draft']>
/** The last save of this tab, in no store: a read may be older than it. */
const saved = new Map<number, SavedDraft>()

export function recordSaved(visitId: number, draft: SavedDraft) {
  saved.set(visitId, draft)
}

export function forgetSaved(visitId: number) {
  saved.delete(visitId)
}

/** What this tab could not save any more goes before what the server has, unless another device has written since. */
export function newerDraft(visitId: number, read: VisitDetail['draft']): TabDraft {
  const own = readTabDraft(visitId)
  const last = saved.get(visitId)
  const version = read?.version ?? 0
  if (last && last.version > version) return resendDraft({ ...last, ...own }, last, read)
  if (own?.unsaved && own.version === version) return own
  if (own?.sent && read && sameDraft(own.sent, read.data)) return { ...own, version, sent: undefined }
  return { data: read?.data ?? empty, version, unsaved: false }
}

/** An open form after a read: what another device has saved further is taken over where nothing was written meanwhile. */
export function afterRead(kept: TabDraft, read: VisitDetail['draft']): TabDraft {
  const version = read?.version ?? 0
  if (kept.unsaved || version === kept.version) return kept
  return read && version > kept.version ? { ...read, unsaved: false } : resendDraft(kept, kept, read)
}

/**
 * Less was read than this tab has saved. Either the read is older, or the draft ended with the visit, which went on
 * afterwards: the server has nothing then, or what another device wrote since. It says which when it is sent once more.
 */
function resendDraft({ data, sent }: Partial<TabDraft>, last: SavedDraft, read: VisitDetail['draft']): TabDraft {
  return { data: data ?? last.data, version: read ? last.version : 0, unsaved: true, sent: sent ?? last.data }
}

/** Only in this tab, and only what the server has not got: the tablet of a treatment room has many hands. */
export function storeTabDraft(visitId: number, kept: TabDraft | undefined) {
  try {
    if (kept?.unsaved) sessionStorage.setItem(keyOf(visitId), JSON.stringify(kept))
    else sessionStorage.removeItem(keyOf(visitId))
  } catch {
    // A full or forbidden store: the server has it in a second.
  }
}

/** Those of visits that are closed by now as well. */
export const tabDrafts: UnsavedWork = {
  isUnsaved: () => tabDraftKeys().length > 0,
  forget: () => {
    saved.clear()
    tabDraftKeys().forEach((key) => sessionStorage.removeItem(key))
  },
}

/** In whatever order the fields come. */
export function sameDraft(one: VisitDraft, other: VisitDraft) {
  return hashKey([one]) === hashKey([other])
}

function tabDraftKeys() {
  try {
    return Object.keys(sessionStorage).filter((key) => key.startsWith(PREFIX))
  } catch {
    return []
  }
}

function readTabDraft(visitId: number): TabDraft | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(visitId)) ?? 'null') as Partial<TabDraft> | null
    if (typeof kept?.version !== 'number' || !kept.data) return undefined
    return { data: { ...empty, ...kept.data }, version: kept.version, unsaved: true, sent: kept.sent }
  } catch {
    return undefined
  }
}
