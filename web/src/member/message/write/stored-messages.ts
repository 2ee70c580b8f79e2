import { accountMark } from '../../../lib/session/session-flag.ts'
import type { Unsent } from './outgoing.ts'

/** Unsent text of a conversation. Of a chosen photo, only the fact is stored. */
export type StoredMessages = { draft: string; photo: boolean; unsent: readonly Unsent[] }

const nothing: StoredMessages = { draft: '', photo: false, unsent: [] }
const keyOf = (id: number) => `nmw-messages-${id}`
const currentUser = () => accountMark(document.cookie, 'member')

/**
 * Only in this tab, for the same user. A phone short of memory discards background tabs; this restores their unsent
 * text.
 */
export function readStoredMessages(id: number): StoredMessages {
  try {
    const stored = JSON.parse(sessionStorage.getItem(keyOf(id)) ?? '{}') as Partial<StoredMessages> & { by?: string }
    return stored.by && stored.by === currentUser() ? { ...nothing, ...stored } : nothing
  } catch {
    // No storage, or foreign content in it.
    return nothing
  }
}

export function storeMessages(id: number, changes: Partial<StoredMessages>) {
  try {
    const stored = { ...readStoredMessages(id), ...changes }
    const hasContent = stored.draft || stored.photo || stored.unsent.length > 0
    if (hasContent) sessionStorage.setItem(keyOf(id), JSON.stringify({ ...stored, by: currentUser() }))
    else sessionStorage.removeItem(keyOf(id))
  } catch {
    // Storage is full or forbidden: the text lives as long as the page.
  }
}
