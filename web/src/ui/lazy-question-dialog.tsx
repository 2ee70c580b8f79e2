import { lazy, Suspense, useState } from 'react'
import type { QuestionDialogProps } from './question-dialog.tsx'

const QuestionDialog = lazy(async () => ({ default: (await import('./question-dialog.tsx')).QuestionDialog }))

/** Comes with the first question, so that a page does not wait for what is seldom asked. */
export function LazyQuestionDialog(props: QuestionDialogProps) {
  const [asked, setAsked] = useState(props.open)
  if (props.open && !asked) setAsked(true)
  if (!asked) return null
  return (
    <Suspense>
      <QuestionDialog {...props} />
    </Suspense>
  )
}
