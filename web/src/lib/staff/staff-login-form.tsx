import { login, type LoginResult } from '@nmw/contract/auth'
import type { Site } from '@nmw/contract/endpoint'
import { useState, type SubmitEvent } from 'react'
import { Button } from '../../ui/button.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { Stack } from '../../ui/stack.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { ApiError, serverFault } from '../call.ts'
import { checkFields, fieldErrors, type FieldErrors } from '../field-errors.ts'
import { formTexts } from '../form-texts.ts'
import { useCall } from '../use-call.ts'
import { useFirstInvalid } from '../use-first-invalid.ts'

type StaffLoginFormProps = {
  site: Exclude<Site, 'member'>
  area: string
  username: string
  /** why the person is back at this form */
  refusal?: string | undefined
  onSignedIn: (answer: LoginResult, username: string) => void
}

export function StaffLoginForm({ site, area, username, refusal: given, onSignedIn }: StaffLoginFormProps) {
  const call = useCall()
  const [errors, setErrors] = useState<FieldErrors>({})
  const [refusal, setRefusal] = useState(given)
  const [busy, setBusy] = useState(false)
  const form = useFirstInvalid(errors)

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const { username = '', password = '' } = formTexts(event.currentTarget)
    const body = { username, password, site }
    const wrong = checkFields(login.body, body)
    setErrors(wrong ?? {})
    setRefusal(undefined)
    if (wrong) return
    setBusy(true)
    try {
      // Called directly: a 403 here means the wrong site, and no session is there to be ended.
      onSignedIn(await call(login, { body }), username)
    } catch (error) {
      const { errors, message } = error instanceof ApiError ? error : { message: serverFault }
      if (errors?.length) setErrors(fieldErrors(errors))
      else setRefusal(message)
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <div>
        <h1 className="h1">Masuk ke NMW {area}</h1>
        <p className="dim">Gunakan akun staf Anda.</p>
      </div>
      <form ref={form} noValidate onSubmit={submit}>
        <Stack>
          <TextField
            type="email"
            label="E-mail"
            name="username"
            autoComplete="username"
            autoCapitalize="off"
            spellCheck={false}
            defaultValue={username}
            error={errors['username']}
          />
          <PasswordField label="Kata sandi" name="password" error={errors['password']} />
          <FormError message={refusal} />
          <Button type="submit" block busy={busy}>
            Masuk
          </Button>
        </Stack>
      </form>
      <p>
        {/* Another site with its own pages, so not a link of this router. */}
        <a className="link link-tap" href="/auth/forgot-password">
          Lupa kata sandi
        </a>
      </p>
    </>
  )
}
