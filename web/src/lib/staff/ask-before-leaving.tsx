import type { ReactNode } from 'react'
import { TypedWorkProvider } from './typed-work.ts'
import { useLeaveQuestion } from './use-leave-question.tsx'

/** Around forms that stay open beside each other: who goes to another page is asked about what is typed in them. */
export function AskBeforeLeaving({ children }: { children: ReactNode }) {
  const { work, question } = useLeaveQuestion()
  return (
    <TypedWorkProvider value={work}>
      {children}
      {question}
    </TypedWorkProvider>
  )
}
