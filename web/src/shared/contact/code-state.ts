import { isAnswer } from '../../lib/call/idempotent-call.ts'

/** `unanswered`: a try may have used up the code. `doubtful`: the next try was refused too, so it probably has. */
export type CodeState = 'running' | 'unanswered' | 'doubtful'

export function afterFailedTry(before: CodeState, error: unknown): CodeState {
  if (before === 'doubtful') return before
  if (!isAnswer(error)) return 'unanswered'
  return before === 'unanswered' ? 'doubtful' : 'running'
}
