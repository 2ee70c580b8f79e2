import { PHONE_LEADING_ZERO, PHONE_TOO_LONG } from '@nmw/contract/phone'
import { useState } from 'react'
import { TextField } from '../../ui/frame/text-field.tsx'
import { stripGrouping } from '../../lib/form/strip-grouping.ts'

type PhoneFieldProps = {
  label: string
  name: string
  value: string
  error?: string | undefined
  help?: string | undefined
  autoFocus?: boolean | undefined
  onChange: (value: string) => void
}

/** A phone number that starts with 62. A leading 0 is cleared with a hint before anything is sent. */
export function PhoneField({ value, error, onChange, ...rest }: PhoneFieldProps) {
  const [hint, setHint] = useState<string>()

  function change(typed: string) {
    const digits = stripGrouping(typed)
    const zero = digits.startsWith('0')
    setHint(zero ? PHONE_LEADING_ZERO : digits.length > 14 ? PHONE_TOO_LONG : undefined)
    onChange(zero ? '' : digits)
  }

  return (
    <TextField
      type="tel"
      inputMode="numeric"
      autoComplete="tel"
      placeholder="62812…"
      required
      {...rest}
      value={value}
      error={hint ?? error}
      onChange={(event) => change(event.target.value)}
    />
  )
}
