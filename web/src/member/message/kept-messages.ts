import { personHere } from '../../lib/session-flag.ts'

/** What she wrote in a conversation and the clinic does not have. */
export type KeptMessages = { draft: string; unsent: readonly { key: string; text: string }[] }

const nothing: KeptMessages = { draft: '', unsent: [] }
const keyOf = (id: number) => `nmw-messages-${id}`
const writer = () => personHere(document.cookie, 'member')

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
    const { draft, unsent } = { ...readKeptMessages(id), ...changes }
    if (draft || unsent.length > 0) sessionStorage.setItem(keyOf(id), JSON.stringify({ by: writer(), draft, unsent }))
    else sessionStorage.removeItem(keyOf(id))
  } catch {
    // A full or forbidden store: it lives as long as the page.
  }
}
