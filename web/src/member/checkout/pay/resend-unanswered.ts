import { isAnswer } from '../../../lib/call/idempotent-call.ts'

/**
 * Until a request has an answer, the same body is sent again, whatever the page shows by then: the first may have
 * been carried out.
 */
export function resendUnanswered<T>() {
  const unanswered = new Map<string, T>()
  return async <R>(id: string, shown: T, send: (what: T) => Promise<R>): Promise<R> => {
    const what = unanswered.get(id) ?? shown
    unanswered.set(id, what)
    try {
      const result = await send(what)
      unanswered.delete(id)
      return result
    } catch (error) {
      if (isAnswer(error)) unanswered.delete(id)
      throw error
    }
  }
}
