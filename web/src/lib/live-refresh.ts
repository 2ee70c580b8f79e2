import type { LiveEvent } from '@nmw/contract/notification'
import type { Query, QueryClient } from '@tanstack/react-query'

/** Much at once is read once. */
const GATHER = 50

type Read = Pick<Query, 'queryKey' | 'state'>
/** By their address, or by more that the news says of them. */
export type StaleReads = RegExp | ((read: Read, id: string | undefined) => boolean)

/** Which reads a topic makes stale, by their address. The profile carries the counts of the unread, and what of her is verified. */
const memberReads: Record<Exclude<LiveEvent['topic'], 'sync'>, RegExp> = {
  // What she is told of may be points, a voucher or an invoice, and an invoice may hand over what was prescribed.
  notification: /^\/legacy\/((notification\/all|profile\/info\/detail)$|(point|voucher|invoice|user\/prescription)\b)/,
  message: /^\/legacy\/(message\/|profile\/info\/detail$)/,
  // A payment also settles its appointment, and gives or takes points.
  order: /^\/legacy\/(order|payment|invoice|point|(user\/)?appointment|user\/prescription)\b/,
  appointment: /^\/legacy\/((user\/)?appointment|user\/prescription|admin\/doctor)\b/,
}

/** Reads again what is on screen; what is not is read when it is shown next. */
export function createRefresh(client: QueryClient, reads: Record<string, StaleReads> = memberReads) {
  const waiting = new Set<(read: Read) => boolean>()
  function flush() {
    const stale = [...waiting]
    waiting.clear()
    const predicate = (read: Read) => stale.some((isStale) => isStale(read))
    void client.invalidateQueries({ predicate })
  }
  return ({ topic, id }: { topic: string; id?: string | undefined }) => {
    if (waiting.size === 0) setTimeout(flush, GATHER)
    const all = Object.values(reads)
    // A newer server may know topics that this page does not.
    const stale = topic === 'sync' ? all : all.filter((read) => read === reads[topic])
    for (const one of stale)
      waiting.add(one instanceof RegExp ? ({ queryKey: [path] }) => one.test(String(path)) : (read) => one(read, id))
  }
}
