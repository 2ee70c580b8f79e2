import { ApiError } from '../../lib/call/call.ts'

/** Somebody else changed it first. With Retry-After a 409 only asks to retry, and nothing is decided yet. */
export function isConflict(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status === 409 && !error.retryLater
}
