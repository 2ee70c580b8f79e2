import { forgotPassword } from '@nmw/contract/auth'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { Note } from '../../ui/note.tsx'
import { Stack } from '../../ui/stack.tsx'
import { EmailField } from '../email-field.tsx'
import { useCall } from '../use-call.ts'
import { useForm } from '../use-form.ts'

type StaffForgotPasswordProps = { username: string; onBack: () => void }

/** In place of the sign-in form: the page of the patients belongs to whoever is signed in there. */
export function StaffForgotPassword({ username, onBack }: StaffForgotPasswordProps) {
  const call = useCall()
  const form = useForm({ username })
  const [sent, setSent] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <>
      <Stack gap={1}>
        <h1 className="h1" ref={heading} tabIndex={-1}>
          Lupa kata sandi
        </h1>
        <p className="dim">Masukkan e-mail akun staf Anda. Kami kirim tautan untuk membuat kata sandi baru.</p>
      </Stack>
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
          <Button variant={sent ? 'primary' : 'quiet'} block onClick={onBack}>
            Kembali ke halaman masuk
          </Button>
        </Stack>
      </form>
    </>
  )
}
