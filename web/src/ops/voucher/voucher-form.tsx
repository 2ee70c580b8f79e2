import { changeVoucher, type ClinicVoucher, createVoucher } from '@nmw/contract/clinic-voucher'
import { useIdempotentCall } from '../../lib/call/use-idempotent-call.ts'
import { CheckboxField } from '../../ui/form/checkbox-field.tsx'
import { TextAreaField } from '../../ui/form/text-area-field.tsx'
import { TextField } from '../../ui/frame/text-field.tsx'
import { PhotoField } from '../kit/photo-field.tsx'
import { useSavedForm } from '../kit/use-saved-form.ts'
import { useVersionedSaves } from '../../shared/staff/use-versioned-saves.ts'
import { AdminForm } from '../kit/admin-form.tsx'
import type { OpenedRow } from '../kit/admin-list.tsx'
import pairs from '../kit/paired-fields.module.css'
import { linesOf } from './text-lines.ts'
import { VoucherChoices } from './voucher-choices.tsx'

export function VoucherForm({ row: voucher, onClose, onCreated, onReload }: OpenedRow<ClinicVoucher>) {
  const call = useIdempotentCall()
  const saveChange = useVersionedSaves(voucher?.version)
  const form = useSavedForm({
    id: '',
    name: voucher?.name ?? '',
    image: voucher?.image ?? '',
    startsOn: voucher?.startsOn ?? '',
    endsOn: voucher?.endsOn ?? '',
    terms: voucher?.terms.join('\n') ?? '',
    usageSteps: voucher?.usageSteps.join('\n') ?? '',
    active: voucher?.active ?? true,
    option: '',
    points: '',
    value: '',
  })
  const { text, pick } = form
  return (
    <AdminForm
      title={voucher?.name ?? 'Tambah voucher'}
      onClose={onClose}
      onReload={onReload}
      form={form}
      save={async (check) => {
        const { id, option, points, value, ...rest } = form.values
        const values = { ...rest, terms: linesOf(rest.terms), usageSteps: linesOf(rest.usageSteps) }
        if (voucher) {
          await saveChange(changeVoucher, (version) => ({
            params: { id: voucher.id },
            body: check(changeVoucher.body, { ...values, version }),
          }))
          return changeVoucher.success
        }
        const made = await call(createVoucher, {
          body: check(createVoucher.body, { ...values, id, option, points, value }),
        })
        onCreated(made.id)
        return createVoucher.success
      }}
      below={voucher ? <VoucherChoices voucher={voucher} saveChange={saveChange} onReload={onReload} /> : null}
    >
      {voucher ? (
        <p className="dim small num">Kode {voucher.id}</p>
      ) : (
        <TextField label="Kode voucher" help="Seperti VCG-9; tidak dapat diubah lagi." required {...text('id')} />
      )}
      <TextField label="Nama voucher" required maxLength={100} {...text('name')} />
      <PhotoField
        label="Gambar voucher"
        value={form.values.image}
        error={form.errors['image']}
        onChange={(file) => form.set('image', file)}
      />
      <div className={pairs.pair}>
        <TextField label="Ditawarkan mulai" type="date" required {...text('startsOn')} />
        <TextField label="Hari terakhir" type="date" required {...text('endsOn')} />
      </div>
      <TextAreaField label="Syarat" help="Satu syarat per baris." required rows={4} {...pick('terms')} />
      <TextAreaField label="Cara pakai" help="Satu langkah per baris." required rows={4} {...pick('usageSteps')} />
      {voucher ? null : (
        <>
          <TextField
            label="Pilihan pertama"
            placeholder="Facial hidrasi"
            required
            maxLength={100}
            {...text('option')}
          />
          <div className={pairs.pair}>
            <TextField label="Harga (poin)" inputMode="numeric" required {...text('points')} />
            <TextField label="Nilai (rupiah)" inputMode="numeric" required {...text('value')} />
          </div>
        </>
      )}
      <CheckboxField
        label="Ditawarkan"
        help="Voucher yang sudah di tangan anggota tetap berlaku."
        {...form.tick('active')}
      />
    </AdminForm>
  )
}
