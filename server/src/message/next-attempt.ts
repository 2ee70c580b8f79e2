const FIRST_WAIT = 10
const LONGEST_WAIT = 30 * 60
/** With these waits, retries last two days. */
const MAX_ATTEMPTS = 102
export const ATTEMPTS_IN_FIVE_MINUTES = 5

/** Seconds until the next attempt; undefined after two days of failures. */
export function nextAttempt(attempts: number) {
  return attempts < MAX_ATTEMPTS ? Math.min(FIRST_WAIT * 2 ** (attempts - 1), LONGEST_WAIT) : undefined
}
