import { useRef, useState, type ChangeEvent, type SubmitEvent } from 'react'
import * as z from 'zod/mini'
import { ApiError, serverFault } from './call.ts'

type Values = Record<string, string | boolean>
type Errors = Record<string, string>
type Issue = { path: string; message: string }

/**
 * The state of a small form: values, a message per field, one for the whole form, and whether it is being sent.
 * Messages come from the contract's own schema first, then from the server, under the same names.
 */
export function useForm<V extends Values>(initial: V) {
  const [values, setValues] = useState(initial)
  const [errors, setErrors] = useState<Errors>({})
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)
  const sending = useRef(false)

  function set<N extends keyof V>(name: N, value: V[N]) {
    setValues((before) => ({ ...before, [name]: value }))
    setErrors(({ [String(name)]: _mended, ...others }) => others)
    setFailure(undefined)
  }

  function show(issues: Issue[], otherwise: string) {
    const { fields, rest } = tellApart(issues, Object.keys(values), otherwise)
    setErrors(fields)
    setFailure(rest)
    return Object.keys(fields).length > 0
  }

  async function send<S extends z.core.$ZodType>(
    event: SubmitEvent<HTMLFormElement>,
    schema: S,
    value: unknown,
    work: (body: z.output<S>) => Promise<void>,
  ) {
    event.preventDefault()
    const form = event.currentTarget
    if (sending.current) return
    const parsed = z.safeParse(schema, value)
    if (!parsed.success) {
      const issues = parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
      if (show(issues, serverFault)) focusFirstError(form)
      return
    }
    sending.current = true
    setBusy(true)
    try {
      await work(parsed.data)
      setErrors({})
      setFailure(undefined)
    } catch (error) {
      const { errors: issues = [], message = serverFault } = error instanceof ApiError ? error : {}
      if (show(issues, message)) focusFirstError(form)
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

/** What belongs to a field that is on screen, and what has to be said for the form as a whole. */
function tellApart(issues: Issue[], names: string[], otherwise: string) {
  const fields: Errors = {}
  for (const { path, message } of issues) {
    const name = names.find((one) => one === path || path.endsWith(`.${one}`))
    if (name && !fields[name]) fields[name] = message
  }
  if (Object.keys(fields).length > 0) return { fields, rest: undefined }
  return { fields, rest: issues[0]?.message ?? otherwise }
}

function focusFirstError(form: HTMLFormElement) {
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
}
