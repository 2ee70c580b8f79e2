import { useEffect, useEffectEvent, useState } from 'react'
import { formatCountdown } from './format-countdown.ts'

const SOON = 10 * 60 * 1000

export type CountdownTarget = {
  /** end time, in milliseconds since 1970 */
  until: number
  /** the server's time when the page was rendered; the first render uses it on both sides, so that hydration matches */
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
      // Fires just after the displayed second changes, so that no second is shown twice as long.
      if (rest > 0) timer = setTimeout(tick, (rest % 1000) + 5)
      else end()
    }
    tick()
    return () => clearTimeout(timer)
  }, [until, offset])

  return { text: formatCountdown(left), ended: left <= 0, soon: left > 0 && left <= SOON }
}
