import { changeBranch, type ClinicBranch, createBranch } from '@nmw/contract/ops-clinic'
import { useState } from 'react'
import { type RegionChoice, RegionFields } from '../../shared/region/region-fields.tsx'
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
import pairs from '../kit/paired-fields.module.css'

const zones = {
  'Asia/Jakarta': 'WIB, Jawa dan Sumatra',
  'Asia/Pontianak': 'WIB, Kalimantan barat dan tengah',
  'Asia/Makassar': 'WITA, Bali sampai Sulawesi',
  'Asia/Jayapura': 'WIT, Maluku dan Papua',
}

export function BranchForm({ row: branch, onClose, onCreated, onReload }: OpenedRow<ClinicBranch>) {
  const call = useIdempotentCall()
  const [region, setRegion] = useState<RegionChoice>(branch?.region ?? {})
  const saveChange = useVersionedSaves(branch?.version)
  const form = useSavedForm({
    code: branch?.code ?? '',
    name: branch?.name ?? '',
    districtId: String(branch?.region?.district.id ?? ''),
    address: branch?.address ?? '',
    latitude: String(branch?.latitude ?? ''),
    longitude: String(branch?.longitude ?? ''),
    timezone: branch?.timezone ?? 'Asia/Jakarta',
    weekdayHours: branch ? (branch.weekdayHours ?? '') : '09.00-20.00',
    weekendHours: branch ? (branch.weekendHours ?? '') : '09.00-17.00',
    telephone: branch?.telephone ?? '',
    whatsapp: branch?.whatsapp ?? '',
    email: branch?.email ?? '',
    image: branch?.image ?? '',
    active: branch?.active ?? true,
  })
  const { text, pick } = form

  function valuesOf({ code, ...values }: typeof form.values) {
    const orNone = (name: 'weekdayHours' | 'weekendHours' | 'telephone' | 'whatsapp' | 'email') => values[name] || null
    return {
      ...(branch ? {} : { code }),
      ...values,
      districtId: region.district?.id ?? 0,
      weekdayHours: orNone('weekdayHours'),
      weekendHours: orNone('weekendHours'),
      telephone: orNone('telephone'),
      whatsapp: orNone('whatsapp'),
      email: orNone('email'),
    }
  }

  return (
    <AdminForm
      title={branch?.name ?? 'Tambah cabang'}
      onClose={onClose}
      onReload={onReload}
      form={form}
      save={async (check) => {
        const values = valuesOf(form.values)
        if (branch) {
          await saveChange(changeBranch, (version) => ({
            params: { id: branch.id },
            body: check(changeBranch.body, { ...values, version }),
          }))
          return changeBranch.success
        }
        const { id } = await call(createBranch, { body: check(createBranch.body, values) })
        onCreated(String(id))
        return createBranch.success
      }}
    >
      {branch ? (
        <p className="dim small num">Kode {branch.code}</p>
      ) : (
        <TextField label="Kode cabang" help="Seperti BDG-2; tidak dapat diubah lagi." required {...text('code')} />
      )}
      <TextField label="Nama cabang" required maxLength={100} {...text('name')} />
      <PhotoField
        label="Foto cabang"
        value={form.values.image}
        error={form.errors['image']}
        onChange={(file) => form.set('image', file)}
      />
      <TextAreaField label="Alamat" required maxLength={255} rows={2} {...pick('address')} />
      <RegionFields
        value={region}
        errors={{ district: form.errors['districtId'] }}
        onChange={(next) => {
          setRegion(next)
          form.set('districtId', String(next.district?.id ?? ''))
        }}
      />
      <div className={pairs.pair}>
        <TextField label="Garis lintang" placeholder="-6.19373" required {...text('latitude')} />
        <TextField label="Garis bujur" placeholder="106.8321" required {...text('longitude')} />
      </div>
      <SelectField label="Zona waktu" required {...pick('timezone')}>
        {Object.entries(zones).map(([zone, label]) => (
          <option key={zone} value={zone}>
            {label}
          </option>
        ))}
      </SelectField>
      <TextField label="Jam Senin-Jumat" help="Seperti 09.00-20.00; kosong berarti tutup." {...text('weekdayHours')} />
      <TextField label="Jam akhir pekan" {...text('weekendHours')} />
      <TextField label="Telepon" inputMode="tel" {...text('telephone')} />
      <TextField label="WhatsApp" inputMode="numeric" placeholder="62812…" {...text('whatsapp')} />
      <TextField label="E-mail" type="email" {...text('email')} />
      <CheckboxField
        label="Cabang aktif"
        help="Yang nonaktif hilang dari situs dan tidak dapat dipesan."
        {...form.tick('active')}
      />
    </AdminForm>
  )
}
