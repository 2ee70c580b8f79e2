import { useRef, useState, type ChangeEvent, type SubmitEvent } from 'react'
import * as z from 'zod/mini'
import { ApiError, serverFault } from './call.ts'

type Values = Record<string, string | boolean>
type Errors = Record<string, string>

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

  function fail(error: unknown) {
    const { fields, rest } = tellApart(error, Object.keys(values))
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
    sending.current = true
    setBusy(true)
    try {
      await work(z.parse(schema, value))
      setErrors({})
      setFailure(undefined)
    } catch (error) {
      if (fail(error)) focusFirstError(form)
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
function tellApart(error: unknown, names: string[]): { fields: Errors; rest: string | undefined } {
  const issues =
    error instanceof z.core.$ZodError
      ? error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
      : error instanceof ApiError
        ? (error.errors ?? [])
        : []
  const fields: Errors = {}
  for (const { path, message } of issues) {
    const name = names.find((one) => one === path || path.endsWith(`.${one}`))
    if (name && !fields[name]) fields[name] = message
  }
  if (Object.keys(fields).length > 0) return { fields, rest: undefined }
  return { fields, rest: issues[0]?.message ?? (error instanceof ApiError ? error.message : serverFault) }
}

function focusFirstError(form: HTMLFormElement) {
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
}
