import { useEffect, useRef } from 'react'
import type { FieldErrors } from './field-errors.ts'

/** Moves the focus to the first field that is wrong, each time a form was refused. Goes onto the form as its ref. */
export function useFirstInvalid(errors: FieldErrors) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (Object.keys(errors).length) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [errors])
  return form
}
