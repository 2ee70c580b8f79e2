import { PhoneField } from '../../shared/contact/phone-field.tsx'
import { type RegionChoice, RegionFields } from '../../shared/region/region-fields.tsx'
import type { useForm } from '../../lib/form/use-form.ts'
import { CheckboxField } from '../../ui/form/checkbox-field.tsx'
import { TextAreaField } from '../../ui/form/text-area-field.tsx'
import { TextField } from '../../ui/frame/text-field.tsx'
import { type AddressForm, regionOf, regionPart } from './address-form-body.ts'

type AddressFieldsProps = {
  form: ReturnType<typeof useForm<AddressForm>>
  /** there is always one primary address, so this one cannot be unset */
  mustBePrimary: boolean
}

export function AddressFields({ form, mustBePrimary }: AddressFieldsProps) {
  const { values, errors } = form

  function changeRegion(choice: RegionChoice) {
    const part = regionPart(choice)
    for (const name of Object.keys(part) as (keyof typeof part)[]) {
      if (part[name] !== values[name]) form.set(name, part[name])
    }
    if (choice.district?.postalCode) form.set('postalCode', choice.district.postalCode)
  }

  return (
    <>
      <TextField label="Label alamat" placeholder="Rumah, kantor" maxLength={50} required {...form.text('label')} />
      <TextField label="Nama penerima" autoComplete="name" maxLength={100} required {...form.text('fullName')} />
      <PhoneField
        label="Nomor telepon"
        name="phone"
        value={values.phone}
        error={errors['phone']}
        onChange={(phone) => form.set('phone', phone)}
      />
      <RegionFields
        value={regionOf(values)}
        errors={{ province: errors['provinceId'], city: errors['cityId'], district: errors['subdistrictId'] }}
        onChange={changeRegion}
      />
      <TextField
        label="Kode pos"
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={5}
        required
        {...form.text('postalCode')}
      />
      <TextAreaField
        label="Alamat lengkap"
        name="address"
        placeholder="Nama jalan, nomor, RT/RW"
        autoComplete="street-address"
        rows={3}
        maxLength={255}
        counter
        required
        value={values.address}
        error={errors['address']}
        onChange={(event) => form.set('address', event.target.value)}
      />
      <TextField
        label="Info tambahan"
        placeholder="Warna pagar, patokan, titip ke satpam"
        maxLength={255}
        required
        {...form.text('note')}
      />
      <CheckboxField
        label="Jadikan alamat utama"
        help={mustBePrimary ? 'Selalu ada satu alamat utama.' : undefined}
        disabled={mustBePrimary}
        {...form.tick('primary')}
      />
    </>
  )
}
