import { createPatientAtDesk, type PatientCard } from '@nmw/contract/ops-patient'
import { useId } from 'react'
import { EmailField } from '../../shared/contact/email-field.tsx'
import { PhoneField } from '../../shared/contact/phone-field.tsx'
import { useIdempotentCall } from '../../lib/call/use-idempotent-call.ts'
import { Button } from '../../ui/frame/button.tsx'
import { CheckboxField } from '../../ui/form/checkbox-field.tsx'
import { FormError } from '../../ui/frame/form-error.tsx'
import { RadioGroupField } from '../../ui/form/radio-group-field.tsx'
import { Stack } from '../../ui/frame/stack.tsx'
import { TextField } from '../../ui/frame/text-field.tsx'
import { useSavedForm } from '../kit/use-saved-form.ts'

/** The form of a new patient and its save button. `onDone` gets the patient, not yet a member. */
export function useNewPatientForm(onDone: (made: PatientCard) => void) {
  const id = useId()
  const call = useIdempotentCall()
  const form = useSavedForm({
    fullName: '',
    noKTP: '',
    birthDate: '',
    gender: '',
    email: '',
    phone: '',
    married: false,
    guardianName: '',
    guardianPhone: '',
    consent: false,
    photoConsent: false,
  })
  return {
    busy: form.busy,
    foot: (
      <Button type="submit" form={id} busy={form.busy}>
        Daftarkan
      </Button>
    ),
    fields: (
      <form
        id={id}
        method="post"
        noValidate
        onSubmit={(event) => {
          // The form may be in a sheet opened from within another form.
          event.stopPropagation()
          void form.save(event, async (check) => {
            const { gender, guardianName, guardianPhone, ...rest } = form.values
            const body = check(createPatientAtDesk.body, {
              ...rest,
              gender: gender === '' ? undefined : Number(gender),
              ...(guardianName || guardianPhone ? { guardianName, guardianPhone } : {}),
            })
            const { id: made } = await call(createPatientAtDesk, { body })
            const { fullName, email, phone, birthDate } = body
            onDone({ id: made, fullName, email, phone, birthDate, ...notYetMember })
            return createPatientAtDesk.success
          })
        }}
      >
        <Stack>
          <FormError message={form.failure} />
          <TextField
            label="Nama lengkap sesuai KTP"
            required
            maxLength={100}
            autoComplete="off"
            {...form.text('fullName')}
          />
          <TextField
            label="Nomor KTP"
            required
            inputMode="numeric"
            maxLength={16}
            autoComplete="off"
            {...form.text('noKTP')}
          />
          <TextField label="Tanggal lahir" type="date" required {...form.text('birthDate')} />
          <RadioGroupField
            legend="Jenis kelamin"
            name="gender"
            value={form.values.gender}
            error={form.errors['gender']}
            onChange={(value) => form.set('gender', value)}
            choices={[
              { value: '0', label: 'Perempuan' },
              { value: '1', label: 'Laki-laki' },
            ]}
          />
          <EmailField {...form.text('email')} autoComplete="off" />
          <PhoneField
            label="Nomor telepon"
            name="phone"
            value={form.values.phone}
            error={form.errors['phone']}
            onChange={(value) => form.set('phone', value)}
          />
          <CheckboxField
            label="Sudah menikah"
            help="Untuk pasien di bawah 21 tahun tanpa wali."
            {...form.tick('married')}
          />
          <TextField
            label="Nama wali"
            help="Untuk pasien di bawah 21 tahun."
            maxLength={100}
            {...form.text('guardianName')}
          />
          <TextField label="Telepon wali" inputMode="numeric" maxLength={14} {...form.text('guardianPhone')} />
          <CheckboxField
            label="Pasien menandatangani persetujuan akun dan data kesehatan"
            help="Kata sandi dibuat pasien sendiri lewat tautan yang dikirim ke e-mailnya."
            {...form.tick('consent')}
          />
          <CheckboxField
            label="Pasien mengizinkan fotonya disimpan dalam rekam medis"
            help="Tidak wajib. Tanpa izin ini dokter tidak dapat menyimpan foto kunjungannya. Pasien dapat mengubahnya di aplikasi atau di meja depan."
            {...form.tick('photoConsent')}
          />
        </Stack>
      </form>
    ),
  }
}

const notYetMember = { memberNumber: null, memberUntil: null, memberActive: false }
