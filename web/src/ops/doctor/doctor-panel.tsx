import { DOCTOR_TYPES } from '@nmw/contract/doctor'
import { changeDoctor, type ClinicDoctor, createDoctor, listDoctorAccounts } from '@nmw/contract/ops-doctor'
import { useRead } from '../../lib/reads/use-endpoint.ts'
import { useIdempotentCall } from '../../lib/call/use-idempotent-call.ts'
import { CheckboxField } from '../../ui/form/checkbox-field.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { TextAreaField } from '../../ui/form/text-area-field.tsx'
import { TextField } from '../../ui/frame/text-field.tsx'
import { PhotoField } from '../kit/photo-field.tsx'
import { useSavedForm } from '../kit/use-saved-form.ts'
import { useVersionedSaves } from '../../shared/staff/use-versioned-saves.ts'
import { AdminForm } from '../kit/admin-form.tsx'
import type { OpenedRow } from '../kit/admin-list.tsx'
import { accountChoices } from './account-choices.ts'
import { DoctorPractice } from './doctor-practice.tsx'
import pairs from '../kit/paired-fields.module.css'

export function DoctorPanel({ row: doctor, onClose, onCreated, onReload }: OpenedRow<ClinicDoctor>) {
  const call = useIdempotentCall()
  const { data: accounts = [] } = useRead(listDoctorAccounts, {}, { quiet: true })
  const saveChange = useVersionedSaves(doctor?.version)
  const form = useSavedForm({
    fullName: doctor?.fullName ?? '',
    gender: doctor ? String(doctor.gender) : '',
    typeCode: doctor ? String(doctor.typeCode) : '',
    fee: String(doctor?.fee ?? ''),
    registration: doctor?.registration ?? '',
    avatar: doctor?.avatar ?? '',
    bio: doctor?.bio ?? '',
    accountId: doctor?.accountId ? String(doctor.accountId) : '',
    active: doctor?.active ?? true,
  })
  const { text, pick } = form
  return (
    <AdminForm
      title={doctor ? `dr. ${doctor.fullName}` : 'Tambah dokter'}
      onClose={onClose}
      onReload={onReload}
      form={form}
      save={async (check) => {
        const { gender, typeCode, accountId, ...rest } = form.values
        const values = {
          ...rest,
          gender: gender === '' ? undefined : gender,
          typeCode: Number(typeCode),
          accountId: accountId || null,
        }
        if (doctor) {
          await saveChange(changeDoctor, (version) => ({
            params: { id: doctor.id },
            body: check(changeDoctor.body, { ...values, version }),
          }))
          return changeDoctor.success
        }
        const { id } = await call(createDoctor, { body: check(createDoctor.body, values) })
        onCreated(String(id))
        return `${createDoctor.success}. Lengkapi SIP dan jadwalnya.`
      }}
      below={doctor ? <DoctorPractice doctor={doctor} /> : null}
    >
      <TextField
        label="Nama dengan gelar"
        help="Tanpa dr. di depannya."
        required
        maxLength={100}
        {...text('fullName')}
      />
      <PhotoField
        label="Foto dokter"
        value={form.values.avatar}
        error={form.errors['avatar']}
        onChange={(file) => form.set('avatar', file)}
      />
      <div className={pairs.pair}>
        <SelectField label="Jenis kelamin" required {...pick('gender')}>
          <option value="">Pilih</option>
          <option value="0">Perempuan</option>
          <option value="1">Laki-laki</option>
        </SelectField>
        <SelectField label="Jenis" required {...pick('typeCode')}>
          <option value="">Pilih</option>
          {DOCTOR_TYPES.map(({ code, title }) => (
            <option key={code} value={code}>
              {title}
            </option>
          ))}
        </SelectField>
      </div>
      <TextField
        label="Tarif konsultasi (rupiah)"
        help="0 untuk Normal. Berlaku untuk sesi yang dibuka setelah ini."
        inputMode="numeric"
        required
        {...text('fee')}
      />
      <TextField label="Nomor STR" required maxLength={60} {...text('registration')} />
      <TextAreaField label="Tentang dokter" maxLength={1000} rows={3} {...pick('bio')} />
      <SelectField
        label="Akun untuk masuk"
        help="Akun staf dengan peran Dokter; satu akun untuk satu dokter."
        {...pick('accountId')}
      >
        <option value="">Belum ada</option>
        {accountChoices(accounts, doctor?.accountId ?? null).map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </SelectField>
      <CheckboxField label="Menerima pasien" {...form.tick('active')} />
    </AdminForm>
  )
}
