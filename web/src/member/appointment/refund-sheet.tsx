import { readAppointment } from '@nmw/contract/appointment'
import { askRefund, readOrder } from '@nmw/contract/order'
import { useId } from 'react'
import { useChange } from '../../lib/use-endpoint.ts'
import { type Check, useForm } from '../../lib/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { Stack } from '../../ui/stack.tsx'
import { TextAreaField } from '../../ui/text-area-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useToast } from '../../ui/use-toast.ts'

export type RefundSheetProps = { invoice: string; open: boolean; onClose: () => void }

/** A paid appointment is not simply cancelled: the clinic decides, and sends the money back. */
export function RefundSheet({ invoice, open, onClose }: RefundSheetProps) {
  const id = useId()
  const toast = useToast()
  const ask = useChange(askRefund, { refreshes: [readOrder, readAppointment], quiet: true })
  const form = useForm({ reason: '', bank: '', accountNumber: '', accountName: '' })

  async function send(check: Check) {
    await ask.mutateAsync({ params: { invoice }, body: check(askRefund.body, form.values) })
    toast.success(askRefund.success)
    onClose()
  }

  return (
    <Sheet
      open={open}
      onClose={onClose}
      title="Ajukan pembatalan"
      fixed
      locked={form.busy}
      foot={
        <>
          <Button variant="line" disabled={form.busy} onClick={onClose}>
            Kembali
          </Button>
          <Button type="submit" form={id} busy={form.busy}>
            Ajukan
          </Button>
        </>
      }
    >
      <form id={id} method="post" noValidate onSubmit={(event) => form.send(event, send)}>
        <Stack>
          <p className="small dim">
            Klinik memeriksa pengajuan Anda, lalu mengirim dana ke rekening ini. Janji tetap berlaku sampai disetujui.
          </p>
          <FormError message={form.failure} />
          <TextAreaField
            label="Alasan"
            name="reason"
            rows={3}
            maxLength={500}
            required
            value={form.values.reason}
            error={form.errors['reason']}
            onChange={({ target }) => form.set('reason', target.value)}
          />
          <TextField label="Nama bank" placeholder="BCA, BRI, Mandiri" maxLength={60} required {...form.text('bank')} />
          <TextField
            label="Nomor rekening"
            inputMode="numeric"
            autoComplete="off"
            maxLength={20}
            required
            {...form.text('accountNumber')}
          />
          <TextField label="Nama pemilik rekening" maxLength={100} required {...form.text('accountName')} />
        </Stack>
      </form>
    </Sheet>
  )
}
