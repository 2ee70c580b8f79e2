import { ApiError } from '../../lib/call/call.ts'

type Listener = () => void

/** Whether the session ended while a page is open. Lives outside React, so that any caller of the API can report it. */
function createSessionEnd() {
  let ended = false
  const offers = new Set<() => boolean>()
  const listeners = new Set<Listener>()
  const waiting = new Set<Listener>()

  function change(next: boolean) {
    if (ended === next) return
    ended = next
    for (const listener of listeners) listener()
  }

  return {
    /** True if the user is asked to sign in again: the page must stay open then. */
    handle(error: unknown) {
      if (!(error instanceof ApiError) || error.status !== 401) return false
      if (!ended && ![...offers].some((isWorth) => isWorth())) return false
      change(true)
      return true
    },
    /** Registers a dialog that lets the user sign in again in place, if that is worth it. */
    offerSignIn(isWorth: () => boolean) {
      const offer = () => isWorth()
      offers.add(offer)
      return () => {
        offers.delete(offer)
        if (!offers.size) change(false)
      }
    },
    signedInAgain() {
      change(false)
      const resume = [...waiting]
      waiting.clear()
      for (const listener of resume) listener()
    },
    /** Calls back once after the user has signed in again. */
    onceSignedIn(listener: Listener) {
      waiting.add(listener)
      return () => void waiting.delete(listener)
    },
    isEnded: () => ended,
    subscribe: (listener: Listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

export const sessionEnd = createSessionEnd()
