import { correctPatient, type PatientDetail } from '@nmw/contract/ops-patient'
import { EmailField } from '../../shared/contact/email-field.tsx'
import { useIdempotentCall } from '../../lib/call/use-idempotent-call.ts'
import { Button } from '../../ui/frame/button.tsx'
import { FormError } from '../../ui/frame/form-error.tsx'
import { Row } from '../../ui/list/row.tsx'
import { Stack } from '../../ui/frame/stack.tsx'
import { TextField } from '../../ui/frame/text-field.tsx'
import { useSavedForm } from '../kit/use-saved-form.ts'

type CorrectPatientFormProps = { patient: PatientDetail; onDone: () => void }

/** Data that patients cannot change themselves, and an e-mail that locks them out of their account. */
export function CorrectPatientForm({ patient, onDone }: CorrectPatientFormProps) {
  const call = useIdempotentCall()
  const form = useSavedForm({ fullName: patient.fullName, noKTP: '', email: patient.email, reason: '' })
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) =>
        void form.save(event, async (check) => {
          const { fullName, noKTP, email, reason } = form.values
          const body = check(correctPatient.body, {
            ...(fullName.trim() === patient.fullName ? {} : { fullName }),
            ...(noKTP ? { noKTP } : {}),
            ...(email.trim().toLowerCase() === patient.email.toLowerCase() ? {} : { email }),
            reason,
          })
          await call(correctPatient, { params: { id: patient.id }, body })
          onDone()
          return correctPatient.success
        })
      }
    >
      <Stack>
        <FormError message={form.failure} />
        <TextField label="Nama lengkap" maxLength={100} autoComplete="off" {...form.text('fullName')} />
        <TextField
          label="Nomor KTP yang benar"
          help={`Tercatat sekarang ${patient.maskedNik}. Kosongkan bila tidak berubah.`}
          inputMode="numeric"
          maxLength={16}
          autoComplete="off"
          {...form.text('noKTP')}
        />
        <EmailField
          help={
            patient.emailVerified
              ? 'Sudah diverifikasi. Pasien menggantinya sendiri di Pengaturan Akun.'
              : 'Bila diganti, kata sandi dan perangkat yang masuk dengan alamat lama tidak berlaku lagi. Tautan membuat kata sandi dikirim ke alamat baru.'
          }
          readOnly={patient.emailVerified}
          {...form.text('email')}
          autoComplete="off"
        />
        <TextField
          label="Alasan"
          help="Disimpan di catatan audit bersama data lama dan baru."
          required
          maxLength={200}
          autoComplete="off"
          {...form.text('reason')}
        />
        <Row>
          <Button type="submit" busy={form.busy}>
            Simpan
          </Button>
          <Button variant="quiet" disabled={form.busy} onClick={onDone}>
            Batal
          </Button>
        </Row>
      </Stack>
    </form>
  )
}
