import { isAnswer } from './idempotent-call.ts'

/** `unanswered`: a try may have used the code up. `doubtful`: and the next one was refused, so it probably has. */
export type CodeState = 'running' | 'unanswered' | 'doubtful'

export function afterFailedTry(before: CodeState, error: unknown): CodeState {
  if (before === 'doubtful') return before
  if (!isAnswer(error)) return 'unanswered'
  return before === 'unanswered' ? 'doubtful' : 'running'
}
