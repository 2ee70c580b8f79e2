import type { VisitDetail, VisitDraft } from '@nmw/contract/ops-visit'
import { hashKey } from '@tanstack/react-query'
import type { UnsavedWork } from '../../lib/staff/unsaved-work.ts'

export type KeptDraft = {
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

export function noteSaved(visitId: number, draft: SavedDraft) {
  saved.set(visitId, draft)
}

export function forgetSaved(visitId: number) {
  saved.delete(visitId)
}

/** What this tab could not save any more goes before what the server has, unless another device has written since. */
export function newerDraft(visitId: number, read: VisitDetail['draft']): KeptDraft {
  const own = readKept(visitId)
  const last = saved.get(visitId)
  const stored = last && last.version > (read?.version ?? 0) ? last : read
  const version = stored?.version ?? 0
  if (own?.unsaved && own.version === version) return own
  if (own?.sent && stored && sameDraft(own.sent, stored.data)) return { ...own, version, sent: undefined }
  return { data: stored?.data ?? empty, version, unsaved: false }
}

/** Only in this tab, and only what the server has not got: the tablet of a treatment room has many hands. */
export function keepDraft(visitId: number, kept: KeptDraft | undefined) {
  try {
    if (kept?.unsaved) sessionStorage.setItem(keyOf(visitId), JSON.stringify(kept))
    else sessionStorage.removeItem(keyOf(visitId))
  } catch {
    // A full or forbidden store: the server has it in a second.
  }
}

/** Those of visits that are closed by now as well. */
export const keptDrafts: UnsavedWork = {
  isUnsaved: () => keptKeys().length > 0,
  forget: () => {
    saved.clear()
    keptKeys().forEach((key) => sessionStorage.removeItem(key))
  },
}

/** In whatever order the fields come. */
export function sameDraft(one: VisitDraft, other: VisitDraft) {
  return hashKey([one]) === hashKey([other])
}

function keptKeys() {
  try {
    return Object.keys(sessionStorage).filter((key) => key.startsWith(PREFIX))
  } catch {
    return []
  }
}

function readKept(visitId: number): KeptDraft | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(visitId)) ?? 'null') as Partial<KeptDraft> | null
    if (typeof kept?.version !== 'number' || !kept.data) return undefined
    return { data: { ...empty, ...kept.data }, version: kept.version, unsaved: true, sent: kept.sent }
  } catch {
    return undefined
  }
}
