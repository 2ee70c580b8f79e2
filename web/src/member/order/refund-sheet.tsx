import { askRefund, giveRefundBank } from '@nmw/contract/order'
import { useId } from 'react'
import { useChange } from '../../lib/use-endpoint.ts'
import { useForm } from '../../lib/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { Stack } from '../../ui/stack.tsx'
import { TextAreaField } from '../../ui/text-area-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useToast } from '../../ui/use-toast.ts'

type RefundSheetProps = {
  invoice: string
  title: string
  /** asks for the money; otherwise only says where to send it */
  asks: boolean
  onClose: () => void
  onDone: () => void
}

export function RefundSheet({ invoice, title, asks, onClose, onDone }: RefundSheetProps) {
  const ask = useChange(askRefund, { quiet: true })
  const give = useChange(giveRefundBank, { quiet: true })
  const toast = useToast()
  const formId = useId()
  const form = useForm({ reason: '', bank: '', accountNumber: '', accountName: '' })

  return (
    <Sheet
      open
      fixed
      locked={form.busy}
      title={title}
      onClose={onClose}
      foot={
        <Button type="submit" form={formId} block busy={form.busy}>
          Kirim
        </Button>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) =>
          form.send(event, async (check) => {
            const { reason, ...bank } = form.values
            const params = { invoice }
            if (asks) await ask.mutateAsync({ params, body: check(askRefund.body, { reason, ...bank }) })
            else await give.mutateAsync({ params, body: check(giveRefundBank.body, bank) })
            toast.success(asks ? askRefund.success : giveRefundBank.success)
            onDone()
          })
        }
      >
        <Stack>
          {asks ? (
            <TextAreaField
              label="Alasan"
              required
              maxLength={500}
              counter
              name="reason"
              value={form.values.reason}
              error={form.errors.reason}
              onChange={(event) => form.set('reason', event.target.value)}
            />
          ) : null}
          <p className="dim">Dana dikirim ke rekening ini setelah disetujui.</p>
          <TextField label="Nama bank" required autoComplete="off" {...form.text('bank')} />
          <TextField
            label="Nomor rekening"
            required
            inputMode="numeric"
            autoComplete="off"
            {...form.text('accountNumber')}
          />
          <TextField label="Nama pemilik rekening" required autoComplete="name" {...form.text('accountName')} />
          <FormError message={form.failure} />
        </Stack>
      </form>
    </Sheet>
  )
}
