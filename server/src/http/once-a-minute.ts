import { MINUTE } from '@nmw/contract/duration'

/** Says yes to a key once in a minute, and to so many keys at most: for what strangers could else make grow at will. */
export function onceAMinute(most = 20) {
  let since = -Infinity
  const seen = new Set<string>()
  return (key: string, at: Date) => {
    if (Math.abs(at.getTime() - since) >= MINUTE) {
      since = at.getTime()
      seen.clear()
    }
    if (seen.has(key) || seen.size >= most) return false
    seen.add(key)
    return true
  }
}
