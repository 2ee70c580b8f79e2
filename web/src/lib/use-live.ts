import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

/** Long enough for the page to be there and quiet. */
const AFTER_LOAD = 1_500

/** Keeps what the page shows up to date, without being in the way of its first view. */
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
      // A page that cannot fetch it stays as it is: everything works, only not by itself.
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
