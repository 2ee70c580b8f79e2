import { useQueryClient } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { isConflict } from '../../lib/staff/is-conflict.ts'
import type { Check } from '../../lib/use-form.ts'
import { useForm } from '../../lib/use-form.ts'
import { useToast } from '../../ui/use-toast.ts'
import { useDirtyForm } from '../../lib/staff/dirty-forms.ts'

type Settings = {
  /** adds one after the other: saved, it is as it was in the beginning */
  startsAnew?: boolean
}

/** A form of the operations area: when it is saved, all lists are read again and the words say so. */
export function useSavedForm<V extends Record<string, string | boolean>>(
  initial: V,
  { startsAnew = false }: Settings = {},
) {
  const form = useForm(initial)
  const [saved, setSaved] = useState(initial)
  useDirtyForm(Object.keys(saved).some((name) => form.values[name] !== saved[name]))
  const client = useQueryClient()
  const toast = useToast()
  const [conflict, setConflict] = useState<string>()
  const readAgain = () =>
    client.invalidateQueries({ predicate: ({ queryKey: [path] }) => String(path).startsWith('/legacy/ops/') })
  /** These are now the values that nothing is lost of. */
  function begin(values: V) {
    for (const name of Object.keys(values) as (keyof V)[]) form.set(name, values[name])
    setSaved(values)
  }

  return {
    ...form,
    /** What the server said when somebody else had saved meanwhile; stays while one goes on typing. */
    conflict,
    /** For a list to choose from and for longer texts. */
    pick: (name: keyof V & string) => ({
      name,
      value: String(form.values[name]),
      error: form.errors[name],
      onChange: (event: { target: { value: string } }) => form.set(name, event.target.value as V[typeof name]),
    }),
    begin,
    /** The work answers with what the user is told; with nothing where nothing is saved yet. */
    save: (event: SubmitEvent<HTMLFormElement>, work: (check: Check) => Promise<string | undefined>) =>
      form.send(event, async (check) => {
        setConflict(undefined)
        try {
          const message = await work(check)
          if (message) {
            toast.success(message)
            begin(startsAnew ? saved : form.values)
          }
        } catch (error) {
          if (isConflict(error)) {
            setConflict(error.message)
            // Beside the form stands what the other one saved.
            void readAgain()
          }
          throw error
        }
        await readAgain()
      }),
  }
}
