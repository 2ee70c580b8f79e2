import { useRef, useState } from 'react'
import type * as z from 'zod/mini'
import { ApiError, errorTextOf, serverErrorText } from '../../lib/call/call.ts'
import { isConflict } from '../../shared/staff/is-conflict.ts'
import { sessionEnd } from '../../shared/staff/session-end.ts'
import { useToast } from '../../ui/overlay/use-toast.ts'

type Errors = Record<string, string>

type Saving<S extends z.ZodMiniType> = {
  schema: S
  value: unknown
  save: (body: z.output<S>) => Promise<void>
  /** called if somebody else saved a newer version */
  onConflict?: (() => Promise<void>) | undefined
}

/** Sends a form and shows errors under its fields: first those of the contract, then the server's. */
export function useSave() {
  const toast = useToast()
  const [errors, setErrors] = useState<Errors>({})
  const [busy, setBusy] = useState(false)
  const sending = useRef(false)

  async function send<S extends z.ZodMiniType>({ schema, value, save, onConflict }: Saving<S>) {
    if (sending.current) return
    const parsed = schema.safeParse(value)
    if (!parsed.success) {
      showIssues(parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })))
      return
    }
    sending.current = true
    setBusy(true)
    setErrors({})
    try {
      await save(parsed.data)
    } catch (error) {
      if (sessionEnd.handle(error)) {
        // Nothing was saved; the user can save again after signing in.
      } else if (isConflict(error) && onConflict) {
        toast.warning(error.message)
        await onConflict().catch(() => toast.error(serverErrorText))
      } else if (error instanceof ApiError && error.errors?.length) showIssues(error.errors)
      else toast.error(errorTextOf(error))
    } finally {
      sending.current = false
      setBusy(false)
    }
  }

  function showIssues(issues: { path: string; message: string }[]) {
    const found: Errors = {}
    for (const { path, message } of issues) found[path] ??= message
    setErrors(found)
    toast.error(issues[0]?.message ?? serverErrorText)
    requestAnimationFrame(() => document.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]')?.focus())
  }

  return {
    errors,
    busy,
    send,
    /** Called when the user edits the field. */
    clearError: (name: string) => setErrors(({ [name]: _fixed, ...others }) => others),
    setError: (name: string, message: string) => setErrors((before) => ({ ...before, [name]: message })),
  }
}
