import { forgotPassword } from '@nmw/contract/auth'
import { useState, type ReactNode } from 'react'
import { Button } from '../../ui/frame/button.tsx'
import { FormError } from '../../ui/frame/form-error.tsx'
import { Note } from '../../ui/frame/note.tsx'
import { Stack } from '../../ui/frame/stack.tsx'
import { EmailField } from '../contact/email-field.tsx'
import { useCall } from '../../lib/call/use-call.ts'
import { useForm } from '../../lib/form/use-form.ts'

type ForgotPasswordFormProps = {
  username?: string
  /** the link back to the sign-in; once the e-mail is sent it is the next step */
  renderBack: (sent: boolean) => ReactNode
}

export function ForgotPasswordForm({ username = '', renderBack }: ForgotPasswordFormProps) {
  const call = useCall()
  const form = useForm({ username })
  const [sent, setSent] = useState(false)
  return (
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
        {renderBack(sent)}
      </Stack>
    </form>
  )
}
