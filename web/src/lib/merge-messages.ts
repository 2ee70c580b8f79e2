import type { ChatMessage } from '@nmw/contract/chat'

/**
 * Adds a page to the messages known so far, which have no gap and reach up to the newest. A newest page that does not
 * touch them begins anew, so that there never is a gap. Gives the same list when nothing is new.
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
