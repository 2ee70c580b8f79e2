import { changeEmail, EMAIL_LINK_SENT } from '@nmw/contract/profile'
import { useState } from 'react'
import { useChange } from '../../lib/use-endpoint.ts'
import { useForm } from '../../lib/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { Note } from '../../ui/note.tsx'
import { Stack } from '../../ui/stack.tsx'
import { TextField } from '../../ui/text-field.tsx'

/** `current` is the address that still waits for its first verification. */
export function ChangeEmailForm({ current }: { current: string }) {
  const change = useChange(changeEmail, { quiet: true })
  const form = useForm({ email: current })
  const [sentTo, setSentTo] = useState<string>()

  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) =>
        form.send(event, async (check) => {
          const body = check(changeEmail.body, form.values)
          await change.mutateAsync({ body })
          setSentTo(body.email)
        })
      }
    >
      <Stack>
        {sentTo ? (
          <Note tone="success" role="status">
            {EMAIL_LINK_SENT} Dikirim ke <b>{sentTo}</b>, berlaku 24 jam.
          </Note>
        ) : null}
        <TextField
          label={current ? 'E-mail' : 'E-mail baru'}
          type="email"
          inputMode="email"
          autoComplete="email"
          required
          help="Kami kirim tautan verifikasi ke alamat ini. E-mail lama tetap dipakai sampai tautan dibuka."
          {...form.text('email')}
        />
        <FormError message={form.failure} />
        <Button type="submit" block busy={form.busy} variant={sentTo ? 'line' : 'primary'}>
          {sentTo ? 'Kirim lagi' : 'Kirim tautan'}
        </Button>
      </Stack>
    </form>
  )
}
