import { changeProduct, type ClinicProduct, createProduct, listProductCategories } from '@nmw/contract/ops-clinic'
import { useId } from 'react'
import { useRead } from '../../lib/reads/use-endpoint.ts'
import { useIdempotentCall } from '../../lib/call/use-idempotent-call.ts'
import { TextAreaField } from '../../ui/form/text-area-field.tsx'
import { TextField } from '../../ui/frame/text-field.tsx'
import { PhotoField } from '../kit/photo-field.tsx'
import { useSavedForm } from '../kit/use-saved-form.ts'
import { useVersionedSaves } from '../../shared/staff/use-versioned-saves.ts'
import { AdminForm } from '../kit/admin-form.tsx'
import type { OpenedRow } from '../kit/admin-list.tsx'
import { FirstShelf, NameFields, PriceFields, SaleTicks } from './goods-fields.tsx'

export function ProductForm({ row: product, onClose, onCreated, onReload }: OpenedRow<ClinicProduct>) {
  const call = useIdempotentCall()
  const known = useId()
  const { data: categories } = useRead(listProductCategories, {}, { quiet: true })
  const saveChange = useVersionedSaves(product?.version)
  const form = useSavedForm({
    id: '',
    branch: '',
    name: product?.name ?? '',
    category: product?.category ?? '',
    image: product?.image ?? '',
    price: String(product?.price ?? ''),
    memberPrice: String(product?.memberPrice ?? ''),
    discountPercent: String(product?.discountPercent ?? 0),
    weight: String(product?.weight ?? ''),
    net: product?.net ?? '',
    description: product?.description ?? '',
    usage: product?.usage ?? '',
    bpom: product?.bpom ?? '',
    taxable: product?.taxable ?? true,
    active: product?.active ?? true,
  })
  const { text, pick } = form
  return (
    <AdminForm
      title={product?.name ?? 'Tambah produk'}
      onClose={onClose}
      onReload={onReload}
      form={form}
      save={async (check) => {
        const { id, branch, ...values } = form.values
        if (product) {
          await saveChange(changeProduct, (version) => ({
            params: { id: product.id },
            body: check(changeProduct.body, { ...values, version }),
          }))
          return changeProduct.success
        }
        const body = check(createProduct.body, { ...values, id, branch: branch || null })
        await call(createProduct, { body })
        onCreated()
        return createProduct.success
      }}
    >
      <NameFields form={form} what="produk" code={product?.id} example="OTC-0123" />
      <TextField
        label="Kategori"
        help="Pilih yang ada atau tulis yang baru."
        required
        maxLength={60}
        list={known}
        {...text('category')}
      />
      <datalist id={known}>
        {categories?.map(({ code, name }) => (
          <option key={code} value={name}>
            {name}
          </option>
        ))}
      </datalist>
      <PhotoField
        label="Foto produk"
        value={form.values.image}
        error={form.errors['image']}
        onChange={(file) => form.set('image', file)}
      />
      <PriceFields form={form} />
      <TextField
        label="Diskon untuk semua (%)"
        help="Tidak digabung dengan harga anggota."
        inputMode="numeric"
        required
        {...text('discountPercent')}
      />
      <TextField label="Isi bersih" placeholder="50 ml" required maxLength={40} {...text('net')} />
      <TextField label="Nomor notifikasi BPOM" required maxLength={40} {...text('bpom')} />
      <TextAreaField label="Keterangan" maxLength={2000} rows={3} {...pick('description')} />
      <TextAreaField label="Cara pakai" maxLength={2000} rows={3} {...pick('usage')} />
      {product ? null : <FirstShelf form={form} />}
      <SaleTicks form={form} />
    </AdminForm>
  )
}
