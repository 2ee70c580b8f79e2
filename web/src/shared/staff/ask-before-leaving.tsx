import type { ReactNode } from 'react'
import { DirtyFormsProvider } from './dirty-forms.ts'
import { useLeaveConfirm } from './use-leave-confirm.tsx'

/** Goes around forms that are open side by side: asks before navigation discards typed input. */
export function AskBeforeLeaving({ children }: { children: ReactNode }) {
  const { work, question } = useLeaveConfirm()
  return (
    <DirtyFormsProvider value={work}>
      {children}
      {question}
    </DirtyFormsProvider>
  )
}
