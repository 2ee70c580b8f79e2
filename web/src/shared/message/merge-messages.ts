import type { ChatMessage } from '@nmw/contract/chat'

/**
 * Adds a page to the known messages, which have no gaps and end with the newest. A newest page that does not overlap
 * replaces them, so that there is never a gap. Returns the same list if nothing is new.
 */
export function mergeMessages(known: readonly ChatMessage[], page: readonly ChatMessage[]): readonly ChatMessage[] {
  const newest = known.at(-1)?.id ?? 0
  const isNewestPage = (page.at(-1)?.id ?? 0) > newest
  const touches = page.some(({ id }) => known.some((one) => one.id === id))
  if (isNewestPage && !touches) return page
  const seen = new Set(known.map(({ id }) => id))
  const added = page.filter(({ id }) => !seen.has(id))
  return added.length === 0 ? known : [...known, ...added].toSorted((one, other) => one.id - other.id)
}
