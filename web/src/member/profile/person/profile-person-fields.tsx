import type { PersonalProfile } from '@nmw/contract/profile'
import type { useForm } from '../../../lib/form/use-form.ts'
import { RadioGroupField } from '../../../ui/form/radio-group-field.tsx'
import { TextField } from '../../../ui/frame/text-field.tsx'
import styles from './profile-fields.module.css'
import type { ProfileValues } from './profile-values.ts'

export type ProfileFieldsForm = ReturnType<typeof useForm<ProfileValues>>
type ProfilePersonFieldsProps = { profile: PersonalProfile; form: ProfileFieldsForm }

const genders = [
  { value: '0', label: 'Perempuan' },
  { value: '1', label: 'Laki-laki' },
]

export function ProfilePersonFields({ profile, form }: ProfilePersonFieldsProps) {
  return (
    <div className={styles.fields}>
      <h2 className={`h3 ${styles.whole}`} id="data-diri">
        Data diri
      </h2>
      <TextField label="Nama lengkap" hint="(tidak dapat diubah)" value={profile.fullName} readOnly />
      <TextField label="Nomor KTP" hint="(tidak dapat diubah)" value={profile.noKTP} readOnly />
      <TextField label="Tempat lahir" maxLength={100} required {...form.text('birthPlace')} />
      <TextField label="Tanggal lahir" type="date" autoComplete="bday" required {...form.text('birthDate')} />
      <TextField
        label="Pekerjaan"
        autoComplete="organization-title"
        maxLength={100}
        required
        {...form.text('employment')}
      />
      <RadioGroupField
        legend="Jenis kelamin"
        name="gender"
        choices={genders}
        value={form.values.gender}
        error={form.errors['gender']}
        className={styles.gender}
        onChange={(value) => form.set('gender', value)}
      />
    </div>
  )
}
