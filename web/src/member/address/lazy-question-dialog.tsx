import { lazy, Suspense } from 'react'
import type { QuestionDialogProps } from '../../ui/question-dialog.tsx'

const QuestionDialog = lazy(async () => ({ default: (await import('../../ui/question-dialog.tsx')).QuestionDialog }))

export function LazyQuestionDialog(props: QuestionDialogProps) {
  return (
    <Suspense>
      <QuestionDialog {...props} />
    </Suspense>
  )
}
