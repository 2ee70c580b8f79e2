import type { ReactNode } from 'react'
import { Dialog } from './dialog.tsx'
import { ResultMark } from './result-mark.tsx'

export type ResultDialogProps = {
  open: boolean
  onClose: () => void
  result: 'success' | 'failure'
  title: string
  description?: ReactNode
  actions: ReactNode
}

export function ResultDialog({ result, ...rest }: ResultDialogProps) {
  return <Dialog {...rest} mark={<ResultMark result={result} />} />
}
