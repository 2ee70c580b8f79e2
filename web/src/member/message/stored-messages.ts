import { personHere } from '../../lib/session-flag.ts'
import type { Unsent } from './outgoing.ts'

/** What she wrote in a conversation and the clinic does not have. Of a photo that was chosen, only that it was. */
export type StoredMessages = { draft: string; photo: boolean; unsent: readonly Unsent[] }

const nothing: StoredMessages = { draft: '', photo: false, unsent: [] }
const keyOf = (id: number) => `nmw-messages-${id}`
const currentUser = () => personHere(document.cookie, 'member')

/**
 * Only in this tab, for the one who wrote it. A phone short of memory drops the page of a tab in the background, and
 * with it what the page alone knows; this it gives back.
 */
export function readStoredMessages(id: number): StoredMessages {
  try {
    const stored = JSON.parse(sessionStorage.getItem(keyOf(id)) ?? '{}') as Partial<StoredMessages> & { by?: string }
    return stored.by && stored.by === currentUser() ? { ...nothing, ...stored } : nothing
  } catch {
    // No store, or none of ours in it.
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
    // A full or forbidden store: it lives as long as the page.
  }
}
