import { useEffect, useEffectEvent, useState } from 'react'
import { serverNow } from '../../lib/format/server-clock.ts'

/** A margin, so that the deadline has passed by the server's clock, too. */
const MARGIN = 500

/**
 * The last deadline passed by the page's clock, 0 before the first. At each it reads again, because the server sends
 * no event for a deadline; if that fails, the page still knows that the time is over.
 */
export function usePassedDeadline(deadlines: readonly number[], read: () => unknown) {
  const [passed, setPassed] = useState(0)
  const next = nextDeadline(deadlines, passed)
  const again = useEffectEvent(async () => {
    await Promise.resolve(read())
    // An answer corrects the clock offset of a phone whose clock is wrong.
    setPassed((last) => (last > serverNow() ? 0 : last))
  })

  useEffect(() => {
    if (next === undefined) return undefined
    const timer = setTimeout(() => setPassed(next), Math.max(next - serverNow(), 0))
    return () => clearTimeout(timer)
  }, [next])

  useEffect(() => {
    if (passed === 0) return undefined
    const timer = setTimeout(() => void again(), MARGIN)
    return () => clearTimeout(timer)
  }, [passed])

  return passed
}

export function nextDeadline(deadlines: readonly number[], passed: number) {
  return deadlines.filter((deadline) => deadline > passed).toSorted((one, other) => one - other)[0]
}
