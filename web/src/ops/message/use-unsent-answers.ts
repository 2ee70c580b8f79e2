import { useState } from 'react'
import { randomKey } from '../../lib/call/random-key.ts'
import { useDirtyForm } from '../../shared/staff/dirty-forms.ts'

/** The key belongs to the text until it is sent, so that a repeated click sends nothing twice. */
type Answer = { text: string; key: string }

const nothing: Answer = { text: '', key: '' }

/** The unsent answers per conversation, stored while another one is open. */
export function useUnsentAnswers() {
  const [answers, setAnswers] = useState<Readonly<Record<number, Answer>>>({})
  useDirtyForm(Object.values(answers).some(({ text }) => text.trim()))
  return {
    of: (thread: number) => answers[thread] ?? nothing,
    write: (thread: number, text: string) =>
      setAnswers((before) => ({ ...before, [thread]: { text, key: randomKey() } })),
    /** What was typed since is the next answer. */
    sent: (thread: number, key: string) =>
      setAnswers((before) => (before[thread]?.key === key ? { ...before, [thread]: nothing } : before)),
  }
}

export type UnsentAnswers = ReturnType<typeof useUnsentAnswers>
