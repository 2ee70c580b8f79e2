import { login, type LoginResult } from '@nmw/contract/auth'
import type { Site } from '@nmw/contract/endpoint'
import { useState, type Ref } from 'react'
import { Button } from '../../ui/frame/button.tsx'
import { FormError } from '../../ui/frame/form-error.tsx'
import { PasswordField } from '../../ui/frame/password-field.tsx'
import { Stack } from '../../ui/frame/stack.tsx'
import { EmailField } from '../contact/email-field.tsx'
import { useCall } from '../../lib/call/use-call.ts'
import { useForm } from '../../lib/form/use-form.ts'
import { StaffForgotPassword } from './staff-forgot-password.tsx'

type StaffLoginFormProps = {
  site: Exclude<Site, 'member'>
  /** for example 'Konten' in 'NMW Konten'; omitted where a heading above names the area */
  area?: string
  username: string
  passwordField?: Ref<HTMLInputElement>
  /** why the user is back at this form */
  reason?: string | undefined
  onSignedIn: (answer: LoginResult, username: string) => void
}

export function StaffLoginForm({ site, area, username, passwordField, reason, onSignedIn }: StaffLoginFormProps) {
  const call = useCall()
  const form = useForm({ username, password: '' })
  const [forgotten, setForgotten] = useState(false)
  const untouched = form.values.password === '' && !Object.keys(form.errors).length
  const failure = form.failure ?? (untouched ? reason : undefined)
  if (forgotten) return <StaffForgotPassword username={form.values.username} onBack={() => setForgotten(false)} />
  return (
    <>
      {area ? (
        <Stack gap={1}>
          <h1 className="h1">Masuk ke NMW {area}</h1>
          <p className="dim">Gunakan akun staf Anda.</p>
        </Stack>
      ) : null}
      <form
        method="post"
        noValidate
        onSubmit={(event) =>
          // Called directly: a 403 here means the wrong site, and there is no session to end.
          form.send(event, async (check) => {
            const body = check(login.body, { ...form.values, site })
            onSignedIn(await call(login, { body }), body.username)
          })
        }
      >
        <Stack>
          <EmailField {...form.text('username')} />
          <PasswordField label="Kata sandi" required ref={passwordField} {...form.text('password')} />
          <FormError message={failure} />
          <Button type="submit" block busy={form.busy}>
            Masuk
          </Button>
        </Stack>
      </form>
      <p>
        <button type="button" className="link link-tap" onClick={() => setForgotten(true)}>
          Lupa kata sandi
        </button>
      </p>
    </>
  )
}
