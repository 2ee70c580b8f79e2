import type { ReactNode } from 'react'
import { DirtyFormsProvider } from './dirty-forms.ts'
import { useLeaveConfirm } from './use-leave-confirm.tsx'

/** Around forms that stay open beside each other: who goes to another page is asked about what is typed in them. */
export function AskBeforeLeaving({ children }: { children: ReactNode }) {
  const { work, question } = useLeaveConfirm()
  return (
    <DirtyFormsProvider value={work}>
      {children}
      {question}
    </DirtyFormsProvider>
  )
}
