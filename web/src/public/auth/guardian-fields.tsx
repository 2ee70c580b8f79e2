import { ADULT_AGE } from '@nmw/contract/registration'
import { PhoneField } from '../../shared/contact/phone-field.tsx'
import type { useForm } from '../../lib/form/use-form.ts'
import { CheckboxField } from '../../ui/form/checkbox-field.tsx'
import { Note } from '../../ui/frame/note.tsx'
import { Stack } from '../../ui/frame/stack.tsx'
import { TextField } from '../../ui/frame/text-field.tsx'
import type { RegistrationValues } from './registration-body.ts'

type GuardianFieldsProps = { form: ReturnType<typeof useForm<RegistrationValues>> }

/** For minors: married, or with a parent or guardian who agrees. */
export function GuardianFields({ form }: GuardianFieldsProps) {
  return (
    <Stack>
      <Note tone="info">
        Anda belum berusia {ADULT_AGE} tahun. Pilih sudah menikah, atau isi data orang tua atau wali Anda.
      </Note>
      <CheckboxField {...form.tick('married')} label="Saya sudah menikah" />
      {form.values.married ? null : (
        <>
          <TextField label="Nama orang tua atau wali" required {...form.text('name')} />
          <PhoneField
            label="Nomor WhatsApp wali"
            name="phone"
            value={form.values.phone}
            error={form.errors['phone']}
            onChange={(value) => form.set('phone', value)}
          />
          <CheckboxField {...form.tick('consent')} label="Orang tua atau wali saya menyetujui pendaftaran ini" />
        </>
      )}
    </Stack>
  )
}
