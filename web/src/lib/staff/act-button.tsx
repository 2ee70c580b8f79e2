import { useState, type ReactNode } from 'react'
import { Button, type ButtonProps } from '../../ui/button.tsx'
import { LazyConfirmDialog } from '../../ui/lazy-confirm-dialog.tsx'
import { TextAreaField } from '../../ui/text-area-field.tsx'
import { useDirtyForm } from './dirty-forms.ts'

type Question = {
  title: string
  description?: ReactNode
  confirm: string
  danger?: boolean
  /** A reason or note that goes with it. */
  note?: { label: string; required?: boolean; maxLength?: number; initial?: string }
}

type ActButtonProps = Pick<ButtonProps, 'variant' | 'small' | 'block' | 'icon' | 'disabled'> & {
  children: ReactNode
  /** Asked first, where the act cannot simply be undone. */
  question?: Question
  /** False keeps the question open. */
  act: (note: string) => Promise<unknown>
}

/** A button that does one act, after a question where there is one. Busy meanwhile, so that nothing is done twice. */
export function ActButton({ children, question, act, ...look }: ActButtonProps) {
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const [note, setNote] = useState('')
  useDirtyForm(asking && note.trim() !== (question?.note?.initial ?? ''))

  async function run() {
    if (busy) return
    setBusy(true)
    try {
      if ((await act(note.trim())) !== false) setAsking(false)
    } finally {
      setBusy(false)
    }
  }

  function press() {
    setNote(question?.note?.initial ?? '')
    if (question) setAsking(true)
    else void run()
  }

  return (
    <>
      <Button {...look} busy={busy && !asking} onClick={press}>
        {children}
      </Button>
      {question ? (
        <LazyConfirmDialog
          open={asking}
          onClose={() => setAsking(false)}
          onConfirm={() => void run()}
          title={question.title}
          description={question.description}
          confirmLabel={question.confirm}
          danger={question.danger}
          busy={busy}
          confirmDisabled={question.note?.required === true && note.trim() === ''}
        >
          {question.note ? (
            <TextAreaField
              label={question.note.label}
              required={question.note.required}
              maxLength={question.note.maxLength ?? 255}
              rows={3}
              value={note}
              onChange={(event) => setNote(event.target.value)}
            />
          ) : null}
        </LazyConfirmDialog>
      ) : null}
    </>
  )
}
