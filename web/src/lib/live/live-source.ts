import type { LiveEvent } from '@nmw/contract/notification'
import { STREAM_PATH } from '@nmw/contract/stream-path'

const FIRST_WAIT = 1_000
const LONGEST_WAIT = 60_000

/** One event stream, reconnected with increasing delay until it succeeds. */
export function keepStreamOpen(onEvent: (event: LiveEvent) => void, path: string = STREAM_PATH) {
  let source: EventSource | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let wait = FIRST_WAIT

  function open() {
    clearTimeout(timer)
    source?.close()
    source = new EventSource(path)
    source.addEventListener('message', ({ data }: MessageEvent<string>) => {
      wait = FIRST_WAIT
      onEvent(JSON.parse(data) as LiveEvent)
    })
    // Too many streams: reconnecting would replace another one.
    source.addEventListener('replaced', close)
    source.addEventListener('error', reconnect)
  }

  function reconnect() {
    // Rejected, not disconnected: the session may have ended, which refetching the profile will show.
    if (source?.readyState === EventSource.CLOSED) onEvent({ topic: 'sync' })
    source?.close()
    // Random delay, so that not all pages reconnect at once after a restart.
    timer = setTimeout(open, wait * (1 + Math.random()))
    wait = Math.min(wait * 2, LONGEST_WAIT)
  }

  function close() {
    clearTimeout(timer)
    source?.close()
    removeEventListener('online', open)
  }

  addEventListener('online', open)
  open()
  return close
}
