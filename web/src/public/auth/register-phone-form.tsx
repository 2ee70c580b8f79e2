import { requestSignupCode } from '@nmw/contract/registration'
import { PhoneField } from '../../shared/contact/phone-field.tsx'
import type { useForm } from '../../lib/form/use-form.ts'
import { Button } from '../../ui/frame/button.tsx'
import { FormError } from '../../ui/frame/form-error.tsx'
import { Note } from '../../ui/frame/note.tsx'
import { Stack } from '../../ui/frame/stack.tsx'

type RegisterPhoneFormProps = {
  /** lives in the parent, so that a step back finds the number */
  form: ReturnType<typeof useForm<{ phone: string }>>
  verified: boolean
  onSubmit: (phone: string) => Promise<void>
}

export function RegisterPhoneForm({ form, verified, onSubmit }: RegisterPhoneFormProps) {
  const { phone } = form.values
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => form.send(event, (check) => onSubmit(check(requestSignupCode.body, form.values).phone))}
    >
      <Stack>
        <FormError message={form.failure} />
        <PhoneField
          label="Nomor WhatsApp"
          name="phone"
          // The pressed button of the next step is gone.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus={phone !== ''}
          value={phone}
          error={form.errors['phone']}
          help={verified ? undefined : 'Mulai dengan 62. Kami kirim kode 6 angka ke nomor ini.'}
          onChange={(value) => form.set('phone', value)}
        />
        {verified ? <Note tone="success">Nomor ini sudah diverifikasi. Anda tidak perlu kode lagi.</Note> : null}
        <Button type="submit" block busy={form.busy}>
          {verified ? 'Lanjut' : 'Kirim kode'}
        </Button>
      </Stack>
    </form>
  )
}
