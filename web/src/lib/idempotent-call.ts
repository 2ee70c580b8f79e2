import { ApiError, type CallEndpoint } from './call.ts'
import { randomKey } from './random-key.ts'

/**
 * Sends what must happen once under a key of its own. As long as there is no answer, the same thing sent again goes
 * under the same key, so that the server does not do it a second time.
 */
export function idempotentCall(call: CallEndpoint): CallEndpoint {
  const unanswered = new Map<string, string>()
  return async (endpoint, input, options = {}) => {
    if (!endpoint.once || options.idempotencyKey) return call(endpoint, input, options)
    const sent = JSON.stringify([endpoint.method, endpoint.path, input])
    const idempotencyKey = unanswered.get(sent) ?? randomKey()
    unanswered.set(sent, idempotencyKey)
    try {
      const result = await call(endpoint, input, { ...options, idempotencyKey })
      unanswered.delete(sent)
      return result
    } catch (error) {
      if (isAnswer(error)) unanswered.delete(sent)
      throw error
    }
  }
}

/** The server has decided. Not so when it could not be reached, failed, or asks to come back later. */
export function isAnswer(error: unknown) {
  return error instanceof ApiError && error.status >= 400 && error.status < 500 && !error.retryLater
}
