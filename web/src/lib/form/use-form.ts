import { useRef, useState, type ChangeEvent, type SubmitEvent } from 'react'
import { flushSync } from 'react-dom'
import type * as z from 'zod/mini'
import { ApiError, errorTextOf } from '../call/call.ts'

type Values = Record<string, string | boolean>
type Errors = Record<string, string>
type Issue = { path: string; message: string }
type Schema = z.ZodMiniType
/** Parses the value for the call, or shows the issues under the fields. */
export type Check = typeof check

/**
 * The state of a small form: values, errors per field and for the whole form, and whether it is being sent. Errors come
 * from the contract's schema first, then from the server, under the same names.
 */
export function useForm<V extends Values>(initial: V) {
  const [values, setValues] = useState(initial)
  const [errors, setErrors] = useState<Errors>({})
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)
  const sending = useRef(false)

  function set<N extends keyof V>(name: N, value: V[N]) {
    setValues((before) => ({ ...before, [name]: value }))
    setErrors(({ [String(name)]: _fixed, ...others }) => others)
    setFailure(undefined)
  }

  async function send(event: SubmitEvent<HTMLFormElement>, work: (check: Check) => Promise<void>) {
    event.preventDefault()
    const form = event.currentTarget
    if (sending.current) return
    sending.current = true
    setBusy(true)
    // Cleared first, so that screen readers announce the same message again.
    setFailure(undefined)
    try {
      await work(check)
      setErrors({})
      setFailure(undefined)
    } catch (error) {
      const { issues, otherwise } = issuesOf(error)
      const { fields, rest } = splitIssues(issues, Object.keys(values), otherwise)
      // Synchronously, so that the invalid field exists when it is focused.
      flushSync(() => {
        setErrors(fields)
        setFailure(rest)
        setBusy(false)
      })
      if (!rest) focusFirstError(form)
    } finally {
      sending.current = false
      setBusy(false)
    }
  }

  return {
    values,
    errors,
    failure,
    busy,
    set,
    send,
    text: (name: keyof V & string) => ({
      name,
      value: String(values[name]),
      error: errors[name],
      onChange: (event: ChangeEvent<HTMLInputElement>) => set(name, event.target.value as V[typeof name]),
    }),
    tick: (name: keyof V & string) => ({
      name,
      checked: values[name] === true,
      error: errors[name],
      onChange: (event: ChangeEvent<HTMLInputElement>) => set(name, event.target.checked as V[typeof name]),
    }),
  }
}

/** The values do not fit the schema of the call. */
class InvalidInput extends Error {
  readonly issues: Issue[]

  constructor(issues: Issue[]) {
    super()
    this.issues = issues
  }
}

function check<S extends Schema>(schema: S, value: unknown): z.output<S> {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  throw new InvalidInput(parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })))
}

function issuesOf(error: unknown) {
  const issues = error instanceof InvalidInput ? error.issues : error instanceof ApiError ? error.errors : undefined
  return { issues: issues ?? [], otherwise: errorTextOf(error) }
}

/** Errors of visible fields, and the rest for the form as a whole. */
function splitIssues(issues: Issue[], names: string[], otherwise: string) {
  const fields: Errors = {}
  for (const { path, message } of issues) {
    const name = names.find((one) => one === path || path.endsWith(`.${one}`))
    if (name && !fields[name]) fields[name] = message
  }
  if (Object.keys(fields).length > 0) return { fields, rest: undefined }
  return { fields, rest: issues[0]?.message ?? otherwise }
}

function focusFirstError(form: HTMLFormElement) {
  form.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]')?.focus()
}
