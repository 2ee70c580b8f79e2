import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

/** Enough for the page to load and settle. */
const AFTER_LOAD = 1_500

/** Live updates, started late so that they do not delay the first view. */
export function useLive() {
  const client = useQueryClient()
  useEffect(() => {
    let stop: (() => void) | undefined
    let gone = false
    let timer: ReturnType<typeof setTimeout> | undefined
    async function start() {
      const { followStream } = await import('./live-stream.ts')
      if (!gone) stop = followStream(client)
    }
    function startLater() {
      // Without the chunk everything still works, only without live updates.
      timer = setTimeout(() => void start().catch(() => {}), AFTER_LOAD)
    }
    if (document.readyState === 'complete') startLater()
    else addEventListener('load', startLater, { once: true })
    return () => {
      gone = true
      clearTimeout(timer)
      removeEventListener('load', startLater)
      stop?.()
    }
  }, [client])
}
