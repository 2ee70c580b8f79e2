import type { LiveEvent } from '@nmw/contract/notification'
import type { Query, QueryClient } from '@tanstack/react-query'

/** Events within this many milliseconds cause one refetch. */
const BATCH_DELAY = 50

type Read = Pick<Query, 'queryKey' | 'state'>
/** By path, or by a predicate that also sees the id in the event. */
export type StaleReads = RegExp | ((read: Read, id: string | undefined) => boolean)

/** Which reads a topic makes stale, by path. The profile carries unread counts and what is verified. */
const memberReads: Record<Exclude<LiveEvent['topic'], 'sync'>, RegExp> = {
  // A notification may be about points, a voucher or an invoice, and an invoice may redeem a prescription.
  notification: /^\/legacy\/((notification\/all|profile\/info\/detail)$|(point|voucher|invoice|user\/prescription)\b)/,
  message: /^\/legacy\/(message\/|profile\/info\/detail$)/,
  // A payment also changes its appointment and points.
  order: /^\/legacy\/(order|payment|invoice|point|(user\/)?appointment|user\/prescription)\b/,
  appointment: /^\/legacy\/((user\/)?appointment|user\/prescription|admin\/doctor)\b/,
}

/** Refetches active queries; inactive ones refetch when shown next. */
export function createRefresh(client: QueryClient, reads: Record<string, StaleReads> = memberReads) {
  const pending = new Set<(read: Read) => boolean>()
  function flush() {
    const stale = [...pending]
    pending.clear()
    const predicate = (read: Read) => stale.some((isStale) => isStale(read))
    void client.invalidateQueries({ predicate })
  }
  return ({ topic, id }: { topic: string; id?: string | undefined }) => {
    if (pending.size === 0) setTimeout(flush, BATCH_DELAY)
    const all = Object.values(reads)
    // A newer server may send topics this page does not know.
    const stale = topic === 'sync' ? all : all.filter((read) => read === reads[topic])
    for (const one of stale)
      pending.add(one instanceof RegExp ? ({ queryKey: [path] }) => one.test(String(path)) : (read) => one(read, id))
  }
}
