const FIRST_WAIT = 10
const LONGEST_WAIT = 30 * 60
/** With these waits two days. */
const MAX_ATTEMPTS = 102
/** Who failed oftener has been waiting for longer. */
export const ATTEMPTS_IN_FIVE_MINUTES = 5

/** How many seconds after so many failures it is tried again; not at all after two days of them. */
export function nextAttempt(attempts: number) {
  return attempts < MAX_ATTEMPTS ? Math.min(FIRST_WAIT * 2 ** (attempts - 1), LONGEST_WAIT) : undefined
}
