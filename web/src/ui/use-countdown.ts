import { useEffect, useEffectEvent, useState } from 'react'
import { formatCountdown } from './format-countdown.ts'

const SOON = 10 * 60 * 1000

export type CountdownTarget = {
  /** when it ends, in milliseconds since 1970 */
  until: number
  /** the server's time when the page was made; the first render counts from it, on both sides alike */
  now: number
  /** server clock minus this device's clock, in milliseconds */
  offset?: number | undefined
  /** called once, when the time is up */
  onEnd?: (() => void) | undefined
}

export function useCountdown({ until, now, offset = 0, onEnd }: CountdownTarget) {
  const [left, setLeft] = useState(until - now)
  const end = useEffectEvent(() => onEnd?.())

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    function tick() {
      const rest = until - (Date.now() + offset)
      setLeft(rest)
      // Wakes just after the shown second changes, so that it never stands still for two.
      if (rest > 0) timer = setTimeout(tick, (rest % 1000) + 5)
      else end()
    }
    tick()
    return () => clearTimeout(timer)
  }, [until, offset])

  return { text: formatCountdown(left), ended: left <= 0, soon: left > 0 && left <= SOON }
}
