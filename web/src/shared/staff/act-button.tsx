import { useState, type ReactNode } from 'react'
import { Button, type ButtonProps } from '../../ui/frame/button.tsx'
import { LazyConfirmDialog } from '../../ui/overlay/lazy-confirm-dialog.tsx'
import { TextAreaField } from '../../ui/form/text-area-field.tsx'
import { useDirtyForm } from './dirty-forms.ts'

type Question = {
  title: string
  description?: ReactNode
  confirm: string
  danger?: boolean
  /** A reason or note sent along. */
  note?: { label: string; required?: boolean; maxLength?: number; initial?: string }
}

type ActButtonProps = Pick<ButtonProps, 'variant' | 'small' | 'block' | 'icon' | 'disabled'> & {
  children: ReactNode
  /** A confirmation, for actions that cannot easily be undone. */
  question?: Question
  /** Return false to keep the dialog open. */
  act: (note: string) => Promise<unknown>
}

/** A button for one action, with an optional confirmation; busy meanwhile, so that it runs only once. */
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
