import { useQueryClient } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { isConflict } from '../../shared/staff/is-conflict.ts'
import type { Check } from '../../lib/form/use-form.ts'
import { useForm } from '../../lib/form/use-form.ts'
import { useToast } from '../../ui/overlay/use-toast.ts'
import { useDirtyForm } from '../../shared/staff/dirty-forms.ts'

type Settings = {
  /** for adding several: after saving, the form is reset */
  startsAnew?: boolean
}

/** A form of the operations area: after saving, all lists are refetched and a toast confirms. */
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
  const refetchLists = () =>
    client.invalidateQueries({ predicate: ({ queryKey: [path] }) => String(path).startsWith('/legacy/ops/') })
  /** These values now count as saved. */
  function markSaved(values: V) {
    for (const name of Object.keys(values) as (keyof V)[]) form.set(name, values[name])
    setSaved(values)
  }

  return {
    ...form,
    /** The server's message when somebody else saved first; stays while the user goes on typing. */
    conflict,
    /** For selects and text areas. */
    pick: (name: keyof V & string) => ({
      name,
      value: String(form.values[name]),
      error: form.errors[name],
      onChange: (event: { target: { value: string } }) => form.set(name, event.target.value as V[typeof name]),
    }),
    markSaved,
    /** `work` resolves to the message for the user, or to undefined if nothing is saved yet. */
    save: (event: SubmitEvent<HTMLFormElement>, work: (check: Check) => Promise<string | undefined>) =>
      form.send(event, async (check) => {
        setConflict(undefined)
        try {
          const message = await work(check)
          if (message) {
            toast.success(message)
            markSaved(startsAnew ? saved : form.values)
          }
        } catch (error) {
          if (isConflict(error)) {
            setConflict(error.message)
            // Show in the list what the other user saved.
            void refetchLists()
          }
          throw error
        }
        await refetchLists()
      }),
  }
}
