import { useQueryClient } from '@tanstack/react-query'
import type { SubmitEvent } from 'react'
import type { Check } from '../../lib/use-form.ts'
import { useForm } from '../../lib/use-form.ts'
import { useToast } from '../../ui/use-toast.ts'

/** A form of the operations area: when it is saved, all lists are read again and the words say so. */
export function useSavedForm<V extends Record<string, string | boolean>>(initial: V) {
  const form = useForm(initial)
  const client = useQueryClient()
  const toast = useToast()
  return {
    ...form,
    /** For a list to choose from and for longer texts. */
    pick: (name: keyof V & string) => ({
      name,
      value: String(form.values[name]),
      error: form.errors[name],
      onChange: (event: { target: { value: string } }) => form.set(name, event.target.value as V[typeof name]),
    }),
    save: (event: SubmitEvent<HTMLFormElement>, work: (check: Check) => Promise<string | undefined>) =>
      form.send(event, async (check) => {
        const words = await work(check)
        if (words) toast.success(words)
        await client.invalidateQueries({ predicate: ({ queryKey: [path] }) => String(path).startsWith('/legacy/ops/') })
      }),
  }
}
