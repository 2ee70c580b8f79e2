import type { VisitDetail, VisitDraft } from '@nmw/contract/ops-visit'
import { hashKey } from '@tanstack/react-query'
import type { UnsavedWork } from '../../shared/staff/unsaved-work.ts'

export type TabDraft = {
  data: VisitDraft
  /** The server version it is based on. */
  version: number
  /** Not yet saved on the server. */
  unsaved: boolean
  /** What was sent without an answer: the server may have it. */
  sent?: VisitDraft | undefined
}

const empty: VisitDraft = { diagnosis: '', iter: 0, lines: [], treatments: [] }
const PREFIX = 'nmw-visit-draft-'
const keyOf = (visitId: number) => `${PREFIX}${visitId}`

type SavedDraft = NonNullable<VisitDetail['draft']>
/** The last saves of this tab, in memory: a read may be older. */
const saved = new Map<number, SavedDraft>()

export function recordSaved(visitId: number, draft: SavedDraft) {
  saved.set(visitId, draft)
}

export function forgetSaved(visitId: number) {
  saved.delete(visitId)
}

/** A draft this tab could not save wins over the server's, unless another device has saved since. */
export function newerDraft(visitId: number, read: VisitDetail['draft']): TabDraft {
  const own = readTabDraft(visitId)
  const last = saved.get(visitId)
  const version = read?.version ?? 0
  if (last && last.version > version) return resendDraft({ ...last, ...own }, last, read)
  if (own?.unsaved && own.version === version) return own
  if (own?.sent && read && sameDraft(own.sent, read.data)) return { ...own, version, sent: undefined }
  return { data: read?.data ?? empty, version, unsaved: false }
}

/** Merges a read into an open form: a newer save of another device replaces the draft if it has no unsaved changes. */
export function afterRead(draft: TabDraft, read: VisitDetail['draft']): TabDraft {
  const version = read?.version ?? 0
  if (draft.unsaved || version === draft.version) return draft
  return read && version > draft.version ? { ...read, unsaved: false } : resendDraft(draft, draft, read)
}

/**
 * The read is older than the last save of this tab, or the draft ended with the visit, which was reopened: then the
 * server has none, or one of another device. Sending it again makes the server decide.
 */
function resendDraft({ data, sent }: Partial<TabDraft>, last: SavedDraft, read: VisitDetail['draft']): TabDraft {
  return { data: data ?? last.data, version: read ? last.version : 0, unsaved: true, sent: sent ?? last.data }
}

/** Only in this tab, and only until the server has it: a treatment room's tablet has many users. */
export function storeTabDraft(visitId: number, draft: TabDraft | undefined) {
  try {
    if (draft?.unsaved) sessionStorage.setItem(keyOf(visitId), JSON.stringify(draft))
    else sessionStorage.removeItem(keyOf(visitId))
  } catch {
    // Storage is full or disabled: the server has the draft a second later.
  }
}

/** Includes drafts of visits that are closed by now. */
export const tabDrafts: UnsavedWork = {
  isUnsaved: () => tabDraftKeys().length > 0,
  forget: () => {
    saved.clear()
    tabDraftKeys().forEach((key) => sessionStorage.removeItem(key))
  },
}

/** Ignores the order of the fields. */
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
    const draft = JSON.parse(sessionStorage.getItem(keyOf(visitId)) ?? 'null') as Partial<TabDraft> | null
    if (typeof draft?.version !== 'number' || !draft.data) return undefined
    return { data: { ...empty, ...draft.data }, version: draft.version, unsaved: true, sent: draft.sent }
  } catch {
    return undefined
  }
}
