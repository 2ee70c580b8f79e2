import { lazyPart } from './lazy-part.tsx'
import type { QuestionDialogProps } from './question-dialog.tsx'

/** Comes with the first question, so that a page does not wait for what is seldom asked. */
export const LazyQuestionDialog = lazyPart<QuestionDialogProps>(
  async () => (await import('./question-dialog.tsx')).QuestionDialog,
)
