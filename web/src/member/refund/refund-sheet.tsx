import { readAppointment } from '@nmw/contract/appointment'
import { readOrder } from '@nmw/contract/order'
import { askRefund, giveRefundBank } from '@nmw/contract/order-refund'
import { useId } from 'react'
import { useChange } from '../../lib/reads/use-endpoint.ts'
import { type Check, useForm } from '../../lib/form/use-form.ts'
import { Button } from '../../ui/frame/button.tsx'
import { FormError } from '../../ui/frame/form-error.tsx'
import { Sheet } from '../../ui/overlay/sheet.tsx'
import { Stack } from '../../ui/frame/stack.tsx'
import { TextAreaField } from '../../ui/form/text-area-field.tsx'
import { TextField } from '../../ui/frame/text-field.tsx'
import { useToast } from '../../ui/overlay/use-toast.ts'
import { refundPromise } from './refund-promise.ts'

export type RefundSheetProps = {
  invoice: string
  title: string
  /** the clinic has opened the case and only needs the bank account */
  bankOnly?: boolean | undefined
  /** an upcoming visit stands until the clinic has decided */
  ahead?: boolean | undefined
  open: boolean
  onClose: () => void
  onSent: () => void
}

/** A paid order is not simply cancelled: the clinic decides and refunds. */
export function RefundSheet(props: RefundSheetProps) {
  const { invoice, title, bankOnly = false, ahead = false, open, onClose, onSent } = props
  const id = useId()
  const toast = useToast()
  const settings = { refreshes: [readOrder, readAppointment], quiet: true }
  const ask = useChange(askRefund, settings)
  const sendBank = useChange(giveRefundBank, settings)
  const form = useForm({ reason: '', bank: '', accountNumber: '', accountName: '' })

  async function send(check: Check) {
    const { reason, ...bank } = form.values
    const params = { invoice }
    if (bankOnly) await sendBank.mutateAsync({ params, body: check(giveRefundBank.body, bank) })
    else await ask.mutateAsync({ params, body: check(askRefund.body, { reason, ...bank }) })
    toast.success(bankOnly ? giveRefundBank.success : askRefund.success)
    onClose()
    onSent()
  }

  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={title}
      fixed
      locked={form.busy}
      foot={
        <>
          <Button variant="line" disabled={form.busy} onClick={onClose}>
            Kembali
          </Button>
          <Button type="submit" form={id} busy={form.busy}>
            {bankOnly ? 'Simpan' : 'Ajukan'}
          </Button>
        </>
      }
    >
      <form id={id} method="post" noValidate onSubmit={(event) => form.send(event, send)}>
        <Stack>
          <p className="small dim">{refundPromise({ bankOnly, ahead })}</p>
          <FormError message={form.failure} />
          {bankOnly ? null : (
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
          )}
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
