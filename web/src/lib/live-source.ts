import type { LiveEvent } from '@nmw/contract/notification'
import { STREAM_PATH } from '@nmw/contract/stream-path'

const FIRST_WAIT = 1_000
const LONGEST_WAIT = 60_000

/** One stream, opened again whenever it breaks, later each time until it holds. */
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
    // Too many of them: this one has to stay closed, or it would push out another.
    source.addEventListener('replaced', close)
    source.addEventListener('error', breakOff)
  }

  function breakOff() {
    // Refused instead of cut off: the session may have ended, which the next read of the profile will tell.
    if (source?.readyState === EventSource.CLOSED) onEvent({ topic: 'sync' })
    source?.close()
    // A server that comes back is not run over by all pages at once.
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
