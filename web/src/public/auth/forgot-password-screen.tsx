import { forgotPassword } from '@nmw/contract/auth'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { EmailField } from '../../lib/email-field.tsx'
import { useCall } from '../../lib/use-call.ts'
import { useForm } from '../../lib/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { FormError } from '../../ui/form-error.tsx'
import { Note } from '../../ui/note.tsx'
import { Stack } from '../../ui/stack.tsx'
import { UiLink } from '../../ui/ui-link.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { keepNext } from './keep-next.ts'

export function ForgotPasswordScreen() {
  const call = useCall()
  const form = useForm({ username: '' })
  const [sent, setSent] = useState(false)
  const { next } = useSearch({ strict: false })
  return (
    <AuthFrame
      title="Lupa kata sandi"
      lead="Masukkan e-mail akun Anda. Kami kirim tautan untuk membuat kata sandi baru."
    >
      <form
        method="post"
        noValidate
        onSubmit={(event) =>
          form.send(event, async (check) => {
            await call(forgotPassword, { body: check(forgotPassword.body, form.values) })
            setSent(true)
          })
        }
      >
        <Stack>
          {sent ? (
            <Note tone="success" role="status">
              {forgotPassword.success}
            </Note>
          ) : null}
          <FormError message={form.failure} />
          <EmailField {...form.text('username')} />
          <Button type="submit" block busy={form.busy} variant={sent ? 'line' : 'primary'}>
            {sent ? 'Kirim lagi' : 'Kirim tautan'}
          </Button>
          <UiLink
            href={keepNext('/auth/login', next)}
            className={buttonClass({ variant: sent ? 'primary' : 'quiet', block: true })}
          >
            Kembali ke halaman masuk
          </UiLink>
        </Stack>
      </form>
    </AuthFrame>
  )
}
