import { requestPhoneCode } from '@nmw/contract/profile'
import { PhoneField } from '../../../shared/contact/phone-field.tsx'
import { useForm } from '../../../lib/form/use-form.ts'
import { Button } from '../../../ui/frame/button.tsx'
import { FormError } from '../../../ui/frame/form-error.tsx'
import { Stack } from '../../../ui/frame/stack.tsx'

type PhoneCodeFormProps = { phone: string; isReturning: boolean; onSend: (phone: string) => Promise<void> }

export function PhoneCodeForm({ phone, isReturning, onSend }: PhoneCodeFormProps) {
  const form = useForm({ phone })
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => form.send(event, (check) => onSend(check(requestPhoneCode.body, form.values).phone))}
    >
      <Stack>
        <PhoneField
          label="Nomor WhatsApp"
          name="phone"
          // The pressed button of the previous step is gone.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus={isReturning}
          value={form.values.phone}
          error={form.errors['phone']}
          help="Kami kirim kode 6 angka lewat WhatsApp ke nomor ini. Kode berlaku 5 menit."
          onChange={(value) => form.set('phone', value)}
        />
        <FormError message={form.failure} />
        <Button type="submit" block busy={form.busy}>
          Kirim kode
        </Button>
      </Stack>
    </form>
  )
}
