import { changeEmail, EMAIL_LINK_SENT } from '@nmw/contract/profile'
import { useState } from 'react'
import { useChange } from '../../../lib/reads/use-endpoint.ts'
import { useForm } from '../../../lib/form/use-form.ts'
import { Button } from '../../../ui/frame/button.tsx'
import { FormError } from '../../../ui/frame/form-error.tsx'
import { Note } from '../../../ui/frame/note.tsx'
import { Stack } from '../../../ui/frame/stack.tsx'
import { TextField } from '../../../ui/frame/text-field.tsx'

type ChangeEmailFormProps = { current: string; verified: boolean }

/** The field is prefilled with an address that is not verified yet. */
export function ChangeEmailForm({ current, verified }: ChangeEmailFormProps) {
  const change = useChange(changeEmail, { quiet: true })
  const form = useForm({ email: verified ? '' : current })
  const [sentTo, setSentTo] = useState<string>()
  // The link was opened in another window or on another device.
  const waitsFor = verified && sentTo === current ? undefined : sentTo

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
        {waitsFor ? (
          <Note tone="success" role="status">
            {EMAIL_LINK_SENT} Dikirim ke <b>{waitsFor}</b>, berlaku 24 jam.
          </Note>
        ) : null}
        <TextField
          label={verified ? 'E-mail baru' : 'E-mail'}
          type="email"
          inputMode="email"
          autoComplete="email"
          required
          help="Kami kirim tautan verifikasi ke alamat ini. E-mail lama tetap dipakai sampai tautan dibuka."
          {...form.text('email')}
        />
        <FormError message={form.failure} />
        <Button type="submit" block busy={form.busy} variant={waitsFor ? 'line' : 'primary'}>
          {waitsFor ? 'Kirim lagi' : 'Kirim tautan'}
        </Button>
      </Stack>
    </form>
  )
}
