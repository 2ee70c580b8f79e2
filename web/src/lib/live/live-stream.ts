import type { LiveEvent } from '@nmw/contract/notification'
import type { QueryClient } from '@tanstack/react-query'
import { createRefresh, type StaleReads } from './live-refresh.ts'
import { keepStreamOpen } from './live-source.ts'

/** A window hidden this long closes its stream. */
const HIDDEN_LIMIT = 60_000
/** Enough to get the lock when no other window has it. */
const LOCK_TIMEOUT = 1_000

type Source = {
  path?: string | undefined
  /** Windows with the same name share a stream. */
  shared?: string
  /** Which reads a topic makes stale; by default those of the member pages. */
  reads?: Record<string, StaleReads>
}

/**
 * Listens for changes on the server and refetches. The windows of a browser share one stream: the one with the lock
 * opens it and broadcasts to the others. Returns an unsubscribe function.
 */
export function followStream(client: QueryClient, { path, shared = 'nmw-live', reads }: Source = {}) {
  const refresh = createRefresh(client, reads)
  const channel = new BroadcastChannel(shared)
  let subscription: AbortController | undefined
  let hiddenTimer: ReturnType<typeof setTimeout> | undefined
  let hiddenSince = Infinity

  function subscribe() {
    if (subscription) return
    subscription = new AbortController()
    const { signal } = subscription
    // Without Web Locks (old browsers, plain http) every window opens its own stream.
    if (!('locks' in navigator)) return openStream(signal)
    // A window that only listens to another one has to catch up by itself.
    const catchUp = setTimeout(() => refresh({ topic: 'sync' }), LOCK_TIMEOUT)
    signal.addEventListener('abort', () => clearTimeout(catchUp))
    navigator.locks
      .request(shared, { signal }, () => {
        clearTimeout(catchUp)
        openStream(signal)
        return new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))
      })
      .catch(() => {
        // Aborted while waiting for the lock.
      })
  }

  function openStream(signal: AbortSignal) {
    const close = keepStreamOpen((event) => {
      refresh(event)
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel knows only this origin
      channel.postMessage(event)
    }, path)
    signal.addEventListener('abort', close)
  }

  function unsubscribe() {
    subscription?.abort()
    subscription = undefined
  }

  function onVisibilityChange() {
    clearTimeout(hiddenTimer)
    if (document.visibilityState === 'hidden') {
      hiddenSince = Date.now()
      hiddenTimer = setTimeout(unsubscribe, HIDDEN_LIMIT)
      return
    }
    // On a device that slept no timers ran, and its stream is dead without an event.
    if (Date.now() - hiddenSince > HIDDEN_LIMIT) unsubscribe()
    hiddenSince = Infinity
    subscribe()
  }

  channel.addEventListener('message', ({ data }: MessageEvent<LiveEvent>) => refresh(data))
  document.addEventListener('visibilitychange', onVisibilityChange)
  onVisibilityChange()
  return () => {
    clearTimeout(hiddenTimer)
    document.removeEventListener('visibilitychange', onVisibilityChange)
    unsubscribe()
    channel.close()
  }
}
