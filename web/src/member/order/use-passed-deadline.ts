import { useEffect, useEffectEvent, useState } from 'react'
import { serverNow } from '../../lib/server-clock.ts'

/** So that the time is over by the server's clock, too. */
const AFTER = 500

/**
 * The last of these moments that has passed by the page's own clock, 0 before the first. At each it reads again, for no
 * news comes of a deadline; should that fail, what is shown knows all the same that its time is over.
 */
export function usePassedDeadline(deadlines: readonly number[], read: () => unknown) {
  const [passed, setPassed] = useState(0)
  const next = nextDeadline(deadlines, passed)
  const again = useEffectEvent(async () => {
    await Promise.resolve(read())
    // A phone whose clock is wrong knows better once it is answered.
    setPassed((last) => (last > serverNow() ? 0 : last))
  })

  useEffect(() => {
    if (next === undefined) return undefined
    const timer = setTimeout(() => setPassed(next), Math.max(next - serverNow(), 0))
    return () => clearTimeout(timer)
  }, [next])

  useEffect(() => {
    if (passed === 0) return undefined
    const timer = setTimeout(() => void again(), AFTER)
    return () => clearTimeout(timer)
  }, [passed])

  return passed
}

export function nextDeadline(deadlines: readonly number[], passed: number) {
  return deadlines.filter((deadline) => deadline > passed).toSorted((one, other) => one - other)[0]
}
