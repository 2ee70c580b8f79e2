import { receiveDelivery } from '@nmw/contract/ops-stock'
import { useState } from 'react'
import { DirtyFormsProvider } from '../../shared/staff/dirty-forms.ts'
import { useLeaveConfirm } from '../../shared/staff/use-leave-confirm.tsx'
import { useIdempotentCall } from '../../lib/call/use-idempotent-call.ts'
import { Button } from '../../ui/frame/button.tsx'
import { FormError } from '../../ui/frame/form-error.tsx'
import { Sheet } from '../../ui/overlay/sheet.tsx'
import { Stack } from '../../ui/frame/stack.tsx'
import { TextField } from '../../ui/frame/text-field.tsx'
import { useSavedForm } from '../kit/use-saved-form.ts'
import { GoodsPicker } from '../pick/goods-picker.tsx'
import { useBranch } from '../shell/work-branch.ts'

type ReceiveSheetProps = { open: boolean; onClose: () => void }

export function ReceiveSheet({ open, onClose }: ReceiveSheetProps) {
  const { work, leave, question } = useLeaveConfirm()
  return (
    <Sheet open={open} onClose={() => leave(onClose)} title="Terima barang">
      <DirtyFormsProvider value={work}>{open ? <ReceiveForm onDone={onClose} /> : null}</DirtyFormsProvider>
      {question}
    </Sheet>
  )
}

function ReceiveForm({ onDone }: { onDone: () => void }) {
  const branch = useBranch()
  const call = useIdempotentCall()
  const [goods, setGoods] = useState<{ id: string; name: string }>()
  const form = useSavedForm({ item: '', batch: '', expiresOn: '', quantity: '', reference: '' })
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) =>
        void form.save(event, async (check) => {
          const { batch, expiresOn, quantity, reference } = form.values
          const body = check(receiveDelivery.body, {
            branch: branch.id,
            item: goods?.id ?? '',
            batch,
            expiresOn,
            quantity,
            reference,
          })
          await call(receiveDelivery, { body })
          onDone()
          return receiveDelivery.success
        })
      }
    >
      <Stack>
        <FormError message={form.failure} />
        <GoodsPicker
          label={goods ? `Barang: ${goods.name}` : 'Barang'}
          error={form.errors.item}
          onPick={({ id, name }) => {
            setGoods({ id, name })
            form.set('item', id)
          }}
        />
        <TextField label="Nomor batch" required maxLength={40} autoCapitalize="characters" {...form.text('batch')} />
        <TextField label="Tanggal kedaluwarsa" required type="date" {...form.text('expiresOn')} />
        <TextField label="Jumlah" required inputMode="numeric" maxLength={6} {...form.text('quantity')} />
        <TextField label="Nomor surat jalan" required maxLength={60} {...form.text('reference')} />
        <Button type="submit" block busy={form.busy}>
          Simpan
        </Button>
      </Stack>
    </form>
  )
}
