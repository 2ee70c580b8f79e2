import { MINUTE } from '@nmw/contract/duration'

/** Allows a key once a minute, and a limited number of keys: for what strangers could otherwise make grow. */
export function onceAMinute(most = 20) {
  let windowStart = -Infinity
  const seen = new Set<string>()
  return (key: string, at: Date) => {
    if (Math.abs(at.getTime() - windowStart) >= MINUTE) {
      windowStart = at.getTime()
      seen.clear()
    }
    if (seen.has(key) || seen.size >= most) return false
    seen.add(key)
    return true
  }
}
