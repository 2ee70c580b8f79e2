import type { ReactNode } from 'react'
import { Note } from '../../ui/frame/note.tsx'
import { clockIcon } from '../../ui/icon/state-icons.ts'

type WaitingNoteProps = {
  /** of a redemption that is not paid yet */
  invoice: string
  children: ReactNode
}

export function WaitingNote({ invoice, children }: WaitingNoteProps) {
  return (
    <Note tone="warning" icon={clockIcon}>
      Penebusan {invoice} menunggu pembayaran. {children}
    </Note>
  )
}
