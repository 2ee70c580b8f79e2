import { accountMark } from '../../lib/session-flag.ts'
import type { Unsent } from './outgoing.ts'

/** What she wrote in a conversation and the clinic does not have. Of a photo that was chosen, only that it was. */
export type KeptMessages = { draft: string; photo: boolean; unsent: readonly Unsent[] }

const nothing: KeptMessages = { draft: '', photo: false, unsent: [] }
const keyOf = (id: number) => `nmw-messages-${id}`
const writer = () => accountMark(document.cookie, 'member')

/**
 * Only in this tab, for the one who wrote it. A phone short of memory drops the page of a tab in the background, and
 * with it what the page alone knows; this it gives back.
 */
export function readKeptMessages(id: number): KeptMessages {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(id)) ?? '{}') as Partial<KeptMessages> & { by?: string }
    return kept.by && kept.by === writer() ? { ...nothing, ...kept } : nothing
  } catch {
    // No store, or none of ours in it.
    return nothing
  }
}

export function keepMessages(id: number, changes: Partial<KeptMessages>) {
  try {
    const kept = { ...readKeptMessages(id), ...changes }
    const something = kept.draft || kept.photo || kept.unsent.length > 0
    if (something) sessionStorage.setItem(keyOf(id), JSON.stringify({ ...kept, by: writer() }))
    else sessionStorage.removeItem(keyOf(id))
  } catch {
    // A full or forbidden store: it lives as long as the page.
  }
}
