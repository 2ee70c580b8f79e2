import type { Site } from '@nmw/contract/endpoint'
import type { LiveEvent } from '@nmw/contract/notification'
import type { StaffEvent } from '@nmw/contract/ops-live'
import { PassThrough } from 'node:stream'

/** Two devices with a few windows each. */
export const STREAMS_PER_ACCOUNT = 6
export const MAX_STREAMS = 2_000
/** A reader with this much unread data is gone. */
const UNREAD_BYTES = 64 * 1024

export type LiveStream = {
  accountId: number
  sessionId: string
  site: Site
  /** The branch whose news a staff screen gets, instead of the account's. */
  branchId?: number | undefined
  out: PassThrough
}

/** The open streams of this server, by account, oldest first. */
export function liveStreams() {
  const byAccount = new Map<number, Set<LiveStream>>()
  let count = 0
  const all = () => [...byAccount.values()].flatMap((streams) => [...streams])

  function remove(stream: LiveStream) {
    const own = byAccount.get(stream.accountId)
    if (!own?.delete(stream)) return
    count--
    if (own.size === 0) byAccount.delete(stream.accountId)
  }

  return {
    all,
    count: () => count,
    open(reader: Omit<LiveStream, 'out'>) {
      const { accountId } = reader
      const stream: LiveStream = { ...reader, out: new PassThrough() }
      const own = byAccount.get(accountId) ?? new Set()
      byAccount.set(accountId, own.add(stream))
      count++
      stream.out.once('close', () => remove(stream))
      // A client that disconnects is no error.
      stream.out.on('error', () => {})
      const [oldest] = own
      if (own.size > STREAMS_PER_ACCOUNT && oldest) {
        write(oldest, 'event: replaced\ndata: {}\n\n')
        this.end(oldest)
      }
      return stream
    },
    end(stream: LiveStream) {
      remove(stream)
      stream.out.end()
    },
    notifyAccount(accountId: number, event: LiveEvent) {
      for (const stream of byAccount.get(accountId) ?? []) if (!stream.branchId) send(stream, event)
    },
    notifyBranch(branchId: number, event: StaffEvent) {
      for (const stream of all()) if (stream.branchId === branchId) send(stream, event)
    },
  }
}

export function send(stream: LiveStream, event: LiveEvent | StaffEvent) {
  write(stream, `data: ${JSON.stringify(event)}\n\n`)
}

/** Keeps proxies from closing a silent connection. */
export function sendHeartbeat(stream: LiveStream) {
  write(stream, ':\n\n')
}

export function write({ out }: LiveStream, text: string) {
  if (!out.writable) return
  if (out.writableLength > UNREAD_BYTES) out.destroy()
  else out.write(text)
}
