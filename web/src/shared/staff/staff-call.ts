import { ApiError, type CallEndpoint } from '../../lib/call/call.ts'
import { sessionEnd } from './session-end.ts'

/** Stays visible after signing in again, so it must be true then. */
const AGAIN = 'Sesi Anda sempat berakhir. Silakan coba sekali lagi.'

/** Reports an ended session for every call, including those outside the query cache. */
export function staffCall(call: CallEndpoint): CallEndpoint {
  return async (endpoint, input, options) => {
    const wasEnded = sessionEnd.isEnded()
    try {
      return await call(endpoint, input, options)
    } catch (error) {
      // Calls made during the new sign-in show their own errors.
      if (!sessionEnd.handle(error) || wasEnded) throw error
      throw new ApiError(401, AGAIN)
    }
  }
}
