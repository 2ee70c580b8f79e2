import { vi } from 'vitest'

/** Tries until it succeeds. The limit is only for what hangs: a machine shared with others may stand still for seconds. */
export function eventually<T>(attempt: () => T | Promise<T>) {
  return vi.waitFor(attempt, { timeout: 60_000, interval: 20 })
}
