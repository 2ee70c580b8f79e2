import { ageOn } from '@nmw/contract/age-on'
import { ADULT_AGE, register } from '@nmw/contract/registration'
import { parseNik } from '@nmw/contract/nik'
import { useState } from 'react'
import { EmailField } from '../../shared/contact/email-field.tsx'
import { ApiError } from '../../lib/call/call.ts'
import { useCall } from '../../lib/call/use-call.ts'
import { stripGrouping } from '../../lib/form/strip-grouping.ts'
import type { Check, useForm } from '../../lib/form/use-form.ts'
import { Button } from '../../ui/frame/button.tsx'
import { FormError } from '../../ui/frame/form-error.tsx'
import { PasswordField } from '../../ui/frame/password-field.tsx'
import { RadioGroupField } from '../../ui/form/radio-group-field.tsx'
import { Stack } from '../../ui/frame/stack.tsx'
import { TextField } from '../../ui/frame/text-field.tsx'
import { ConsentFields } from './consent-fields.tsx'
import { GuardianFields } from './guardian-fields.tsx'
import { clearRegistrationDraft } from './registration-draft.ts'
import { registrationBody, type RegistrationValues } from './registration-body.ts'
import { useFinishLogin } from './frame/use-finish-login.ts'

const genders = [
  { value: '0', label: 'Perempuan' },
  { value: '1', label: 'Laki-laki' },
]

type RegisterFormProps = {
  ticket: string
  /** lives in the parent, so that verifying the number again loses nothing */
  form: ReturnType<typeof useForm<RegistrationValues>>
  onTicketExpired: (message: string) => void
}

export function RegisterForm({ ticket, form, onTicketExpired }: RegisterFormProps) {
  const call = useCall()
  const finish = useFinishLogin()
  const [today] = useState(() => new Date())
  const { birthDate, gender } = form.values
  const young = birthDate !== '' && ageOn(birthDate, today) < ADULT_AGE

  /** The identity number contains birth date and gender. */
  function fillFromNik(noKTP: string) {
    form.set('noKTP', noKTP)
    const read = parseNik(noKTP)
    if (!read) return
    form.set('birthDate', read.birthDate)
    form.set('gender', String(read.gender))
  }

  async function send(check: Check) {
    const body = check(register.body, registrationBody(ticket, form.values, young))
    try {
      const result = await call(register, { body })
      clearRegistrationDraft()
      await finish(result)
    } catch (error) {
      const expired = error instanceof ApiError && error.message.startsWith('Verifikasi nomor telepon')
      if (!expired) throw error
      onTicketExpired(error.message)
    }
  }

  return (
    <form method="post" noValidate onSubmit={(event) => form.send(event, send)}>
      <Stack>
        <FormError message={form.failure} />
        <TextField
          label="Nama lengkap"
          hint="(sesuai KTP)"
          autoComplete="name"
          required
          // The previous step had the focus.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          {...form.text('fullName')}
        />
        <TextField
          label="Nomor KTP"
          inputMode="numeric"
          // No maxLength: it would cut off digits of a number pasted in groups.
          counter={16}
          required
          help="Disimpan terenkripsi dan tidak pernah ditampilkan utuh."
          {...form.text('noKTP')}
          onChange={(event) => fillFromNik(stripGrouping(event.target.value))}
        />
        <TextField label="Tanggal lahir" type="date" autoComplete="bday" required {...form.text('birthDate')} />
        <RadioGroupField
          legend="Jenis kelamin"
          name="gender"
          choices={genders}
          value={gender}
          error={form.errors['gender']}
          onChange={(value) => form.set('gender', value)}
        />
        {young ? <GuardianFields form={form} /> : null}
        <EmailField autoComplete="email" {...form.text('email')} />
        <PasswordField
          label="Kata sandi"
          autoComplete="new-password"
          help="Paling sedikit 6 karakter, dengan satu huruf dan satu angka."
          required
          {...form.text('password')}
        />
        <PasswordField label="Ulangi kata sandi" autoComplete="new-password" required {...form.text('rePassword')} />
        <ConsentFields form={form} />
        <Button type="submit" block busy={form.busy}>
          Daftar
        </Button>
      </Stack>
    </form>
  )
}
