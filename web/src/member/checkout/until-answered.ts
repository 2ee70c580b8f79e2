import { isAnswer } from '../../lib/idempotent-call.ts'

/**
 * Sends what was shown. As long as that got no answer, it is sent again as it was, whatever is shown by then: it may
 * have been done, and then what is shown now is the next one.
 */
export function untilAnswered<T>() {
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
