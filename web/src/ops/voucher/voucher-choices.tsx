import { addVoucherOption, changeVoucherOption, type ClinicVoucher } from '@nmw/contract/clinic-voucher'
import { useIdempotentCall } from '../../lib/call/use-idempotent-call.ts'
import { Button } from '../../ui/frame/button.tsx'
import { CheckboxField } from '../../ui/form/checkbox-field.tsx'
import { Stack } from '../../ui/frame/stack.tsx'
import { TextField } from '../../ui/frame/text-field.tsx'
import { useSavedForm } from '../kit/use-saved-form.ts'
import type { VersionedSave } from '../../shared/staff/versioned-saves.ts'
import pairs from '../kit/paired-fields.module.css'
import { SaveFailure } from '../../shared/staff/save-failure.tsx'

type Option = ClinicVoucher['options'][number]

type Shared = {
  /** saves a choice under the version of its voucher */
  saveChange: VersionedSave
  onReload: () => Promise<unknown>
}

/** The choices of a voucher to redeem points for, each saved separately. */
export function VoucherChoices({ voucher, ...shared }: Shared & { voucher: ClinicVoucher }) {
  return (
    <section aria-label="Pilihan">
      <Stack gap={6}>
        <h3 className="h3">Pilihan</h3>
        {voucher.options.map((option) => (
          <OptionForm key={option.id} voucherId={voucher.id} option={option} {...shared} />
        ))}
        <details>
          <summary className="link">Tambah pilihan</summary>
          <OptionForm voucherId={voucher.id} option={undefined} {...shared} />
        </details>
      </Stack>
    </section>
  )
}

type OptionFormProps = Shared & { voucherId: string; option: Option | undefined }

function OptionForm({ voucherId, option, saveChange, onReload }: OptionFormProps) {
  const call = useIdempotentCall()
  const empty = { name: '', points: '', value: '', active: true }
  const form = useSavedForm(
    option
      ? { name: option.name, points: String(option.points), value: String(option.value), active: option.active }
      : empty,
    { startsAnew: !option },
  )
  return (
    <form
      method="post"
      noValidate
      aria-label={option ? option.name : 'Pilihan baru'}
      onSubmit={(event) =>
        void form.save(event, async (check) => {
          if (option) {
            await saveChange(changeVoucherOption, (version) => ({
              params: { id: option.id },
              body: check(changeVoucherOption.body, { ...form.values, version }),
            }))
            return changeVoucherOption.success
          }
          await call(addVoucherOption, { params: { id: voucherId }, body: check(addVoucherOption.body, form.values) })
          return addVoucherOption.success
        })
      }
    >
      <Stack gap={2}>
        <SaveFailure failure={form.failure} conflict={form.conflict} onReload={onReload} />
        <TextField label="Nama pilihan" required maxLength={100} {...form.text('name')} />
        <div className={pairs.pair}>
          <TextField label="Harga (poin)" inputMode="numeric" required {...form.text('points')} />
          <TextField label="Nilai (rupiah)" inputMode="numeric" required {...form.text('value')} />
        </div>
        <CheckboxField label="Dapat ditukar" {...form.tick('active')} />
        <Button type="submit" variant="line" small busy={form.busy}>
          {option ? 'Simpan pilihan' : 'Tambah'}
        </Button>
      </Stack>
    </form>
  )
}
