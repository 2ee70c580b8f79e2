import { ApiError } from '../call.ts'

/** Somebody else was faster; where the server only asks to come back, nothing is decided yet. */
export function isConflict(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status === 409 && !error.retryLater
}
