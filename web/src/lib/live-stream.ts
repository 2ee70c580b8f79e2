import type { LiveEvent } from '@nmw/contract/notification'
import type { QueryClient } from '@tanstack/react-query'
import { createRefresh, type StaleReads } from './live-refresh.ts'
import { keepStreamOpen } from './live-source.ts'

/** A window that nobody looks at for so long lets go of its stream. */
const HIDDEN_FOR = 60_000
/** Time enough to get the lock when nobody else has it. */
const OWN_TURN = 1_000

type Source = {
  path?: string | undefined
  /** Windows that hear the same thing have the same name. */
  shared?: string
  /** Which reads a topic makes stale; without it those of a member's pages. */
  reads?: Record<string, StaleReads>
}

/**
 * Hears from the server what changed and reads it again. The windows of one browser share one stream: whoever holds
 * the lock has it and tells the others. Returns how to stop.
 */
export function followStream(client: QueryClient, { path, shared = 'nmw-live', reads }: Source = {}) {
  const refresh = createRefresh(client, reads)
  const others = new BroadcastChannel(shared)
  let letGo: AbortController | undefined
  let hiddenTimer: ReturnType<typeof setTimeout> | undefined
  let hiddenSince = Infinity

  function want() {
    if (letGo) return
    letGo = new AbortController()
    const { signal } = letGo
    // Old browsers and plain http know no locks: then every window has a stream of its own.
    if (!('locks' in navigator)) return hold(signal)
    // Whoever only listens to another window has to catch up by itself.
    const catchUp = setTimeout(() => refresh({ topic: 'sync' }), OWN_TURN)
    signal.addEventListener('abort', () => clearTimeout(catchUp))
    navigator.locks
      .request(shared, { signal }, () => {
        clearTimeout(catchUp)
        hold(signal)
        return new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))
      })
      .catch(() => {
        // Let go before it was our turn.
      })
  }

  function hold(signal: AbortSignal) {
    const close = keepStreamOpen((event) => {
      refresh(event)
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel knows only this origin
      others.postMessage(event)
    }, path)
    signal.addEventListener('abort', close)
  }

  function release() {
    letGo?.abort()
    letGo = undefined
  }

  function look() {
    clearTimeout(hiddenTimer)
    if (document.visibilityState === 'hidden') {
      hiddenSince = Date.now()
      hiddenTimer = setTimeout(release, HIDDEN_FOR)
      return
    }
    // A device that slept ran no timers, and its stream is dead without knowing it.
    if (Date.now() - hiddenSince > HIDDEN_FOR) release()
    hiddenSince = Infinity
    want()
  }

  others.addEventListener('message', ({ data }: MessageEvent<LiveEvent>) => refresh(data))
  document.addEventListener('visibilitychange', look)
  look()
  return () => {
    clearTimeout(hiddenTimer)
    document.removeEventListener('visibilitychange', look)
    release()
    others.close()
  }
}
