import { ApiError, type CallEndpoint } from './call.ts'
import { randomKey } from './random-key.ts'

/**
 * Sends `once` endpoints under an idempotency key. Until there is an answer, repeating the same request reuses the key,
 * so that the server does not act twice.
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

/** The server has decided. Not true when it was unreachable, failed, or asked to retry later. */
export function isAnswer(error: unknown) {
  return error instanceof ApiError && error.status >= 400 && error.status < 500 && !error.retryLater
}
