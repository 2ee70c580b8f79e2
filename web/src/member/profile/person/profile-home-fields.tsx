import { useState } from 'react'
import { type RegionChoice, RegionFields } from '../../../shared/region/region-fields.tsx'
import { TextAreaField } from '../../../ui/form/text-area-field.tsx'
import { TextField } from '../../../ui/frame/text-field.tsx'
import styles from './profile-fields.module.css'
import type { ProfileFieldsForm } from './profile-person-fields.tsx'

type ProfileHomeFieldsProps = { initial: RegionChoice; form: ProfileFieldsForm }

export function ProfileHomeFields({ initial, form }: ProfileHomeFieldsProps) {
  const [region, setRegion] = useState(initial)
  const { province, city, kecamatan: district } = form.errors

  function choose(chosen: RegionChoice) {
    setRegion(chosen)
    form.set('province', String(chosen.province?.id ?? ''))
    form.set('city', String(chosen.city?.id ?? ''))
    form.set('kecamatan', String(chosen.district?.id ?? ''))
    if (chosen.district?.postalCode) form.set('postalCode', chosen.district.postalCode)
  }

  return (
    <div className={styles.fields}>
      <h2 className={`h3 ${styles.whole}`} id="tempat-tinggal">
        Tempat tinggal
      </h2>
      <TextAreaField
        label="Alamat"
        name="address"
        rows={2}
        maxLength={255}
        autoComplete="street-address"
        placeholder="Nama jalan, nomor, RT/RW"
        required
        className={styles.whole}
        value={form.values.address}
        error={form.errors['address']}
        onChange={(event) => form.set('address', event.target.value)}
      />
      <RegionFields source="profile" value={region} errors={{ province, city, district }} onChange={choose} />
      <TextField
        label="Kode pos"
        inputMode="numeric"
        maxLength={5}
        autoComplete="postal-code"
        required
        {...form.text('postalCode')}
      />
    </div>
  )
}
