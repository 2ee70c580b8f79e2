import { ApiError, type CallEndpoint } from '../call.ts'
import { sessionEnd } from './session-end.ts'

/** Stays on the page when she has signed in again, so it says what is true by then. */
const AGAIN = 'Sesi Anda sempat berakhir. Silakan coba sekali lagi.'

/** Whichever call finds the session over says so, also one that no cache of reads hears of. */
export function staffCall(call: CallEndpoint): CallEndpoint {
  return async (endpoint, input, options) => {
    const wasEnded = sessionEnd.isEnded()
    try {
      return await call(endpoint, input, options)
    } catch (error) {
      // What is called while she signs in again has words of its own.
      if (!sessionEnd.handle(error) || wasEnded) throw error
      throw new ApiError(401, AGAIN)
    }
  }
}
