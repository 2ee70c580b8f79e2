import { MEDICINE_CLASSES } from '@nmw/contract/medicine-class'
import { changeMedicine, type ClinicMedicine, createMedicine } from '@nmw/contract/ops-clinic'
import { listUsages, MEDICINE_CLASS_LABELS } from '@nmw/contract/ops-medicine'
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
import pairs from '../kit/paired-fields.module.css'
import { FirstShelf, NameFields, PriceFields, SaleTicks } from './goods-fields.tsx'

export function MedicineForm({ row: medicine, onClose, onCreated, onReload }: OpenedRow<ClinicMedicine>) {
  const call = useIdempotentCall()
  const { data: usages } = useRead(listUsages, {}, { quiet: true })
  const saveChange = useVersionedSaves(medicine?.version)
  const form = useSavedForm({
    id: '',
    branch: '',
    name: medicine?.name ?? '',
    form: medicine?.form ?? '',
    strength: medicine?.strength ?? '',
    unit: medicine?.unit ?? '',
    image: medicine?.image ?? '',
    price: String(medicine?.price ?? ''),
    memberPrice: String(medicine?.memberPrice ?? ''),
    weight: String(medicine?.weight ?? ''),
    class: medicine?.class ?? '',
    needsPrescription: medicine?.needsPrescription ?? true,
    usageCode: medicine?.usageCode ?? '',
    usesPerUnit: String(medicine?.usesPerUnit ?? ''),
    note: medicine?.note ?? '',
    taxable: medicine?.taxable ?? true,
    active: medicine?.active ?? true,
  })
  const { text, pick } = form
  return (
    <AdminForm
      title={medicine?.name ?? 'Tambah obat'}
      onClose={onClose}
      onReload={onReload}
      form={form}
      save={async (check) => {
        const { id, branch, ...rest } = form.values
        const values = { ...rest, usesPerUnit: rest.usesPerUnit || null }
        if (medicine) {
          await saveChange(changeMedicine, (version) => ({
            params: { id: medicine.id },
            body: check(changeMedicine.body, { ...values, version }),
          }))
          return changeMedicine.success
        }
        const body = check(createMedicine.body, { ...values, id, branch: branch || null })
        await call(createMedicine, { body })
        onCreated()
        return createMedicine.success
      }}
    >
      <NameFields form={form} what="obat" code={medicine?.id} example="OBT-0123" />
      <div className={pairs.pair}>
        <TextField label="Bentuk sediaan" placeholder="krim" required maxLength={40} {...text('form')} />
        <TextField label="Kekuatan" placeholder="0,025%" maxLength={40} {...text('strength')} />
        <TextField label="Satuan" placeholder="tube" required maxLength={20} {...text('unit')} />
        <TextField label="Pemakaian per satuan" inputMode="numeric" {...text('usesPerUnit')} />
      </div>
      <PhotoField
        label="Gambar obat"
        value={form.values.image}
        error={form.errors['image']}
        onChange={(file) => form.set('image', file)}
      />
      <SelectField
        label="Golongan"
        help="Psikotropika dan narkotika diserahkan di klinik, tidak pernah lewat keranjang."
        required
        {...pick('class')}
      >
        <option value="">Pilih golongan</option>
        {MEDICINE_CLASSES.map((kind) => (
          <option key={kind} value={kind}>
            {MEDICINE_CLASS_LABELS[kind]}
          </option>
        ))}
      </SelectField>
      <CheckboxField label="Hanya dengan resep" {...form.tick('needsPrescription')} />
      <PriceFields form={form} />
      <SelectField label="Aturan pakai" required {...pick('usageCode')}>
        <option value="">Pilih aturan pakai</option>
        {usages?.map(({ code, shortText, detail }) => (
          <option key={code} value={code}>
            {shortText}: {detail}
          </option>
        ))}
      </SelectField>
      <TextAreaField label="Catatan" maxLength={500} rows={3} {...pick('note')} />
      {medicine ? null : <FirstShelf form={form} />}
      <SaleTicks form={form} />
    </AdminForm>
  )
}
