import { useState } from 'react'
import { randomKey } from '../../lib/random-key.ts'
import { useDirtyForm } from '../../lib/staff/dirty-forms.ts'

/** The key stays with the words until they were sent, so that pressing again sends nothing twice. */
type Answer = { text: string; key: string }

const nothing: Answer = { text: '', key: '' }

/** What is typed for each patient and not sent yet: it waits while another conversation is read. */
export function useUnsentAnswers() {
  const [answers, setAnswers] = useState<Readonly<Record<number, Answer>>>({})
  useDirtyForm(Object.values(answers).some(({ text }) => text.trim()))
  return {
    of: (thread: number) => answers[thread] ?? nothing,
    write: (thread: number, text: string) =>
      setAnswers((before) => ({ ...before, [thread]: { text, key: randomKey() } })),
    /** What she typed meanwhile is her next answer. */
    sent: (thread: number, key: string) =>
      setAnswers((before) => (before[thread]?.key === key ? { ...before, [thread]: nothing } : before)),
  }
}

export type UnsentAnswers = ReturnType<typeof useUnsentAnswers>
