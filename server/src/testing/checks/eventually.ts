import { vi } from 'vitest'

/** Retries until it succeeds. The limit is generous, as a shared machine may stall for seconds. */
export function eventually<T>(attempt: () => T | Promise<T>) {
  return vi.waitFor(attempt, { timeout: 60_000, interval: 20 })
}
