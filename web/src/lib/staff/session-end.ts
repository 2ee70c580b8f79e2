import { ApiError } from '../call.ts'

type Listener = () => void

/** Whether the session ended under an open page. Lives outside React, so that whatever made the call can say so. */
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
    /** True when somebody asks the person to sign in again: the page must not be left then. */
    handle(error: unknown) {
      if (!(error instanceof ApiError) || error.status !== 401) return false
      if (!ended && ![...offers].some((isWorth) => isWorth())) return false
      change(true)
      return true
    },
    /** While one is there and finds it worth it, an ended session is mended in place. */
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
    /** Calls back once when the person has signed in again. */
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
