import {
  DESK_PAYMENT_LABELS,
  DESK_PAYMENTS,
  type DeskPaymentType,
  type DeskReceipt,
  payAtDesk,
} from '@nmw/contract/ops-payment'
import { formatRupiah } from '@nmw/contract/rupiah'
import { useId, useState } from 'react'
import { useIdempotentCall } from '../../lib/call/use-idempotent-call.ts'
import { Button } from '../../ui/frame/button.tsx'
import { FormError } from '../../ui/frame/form-error.tsx'
import { KeyValueList } from '../../ui/list/key-value-list.tsx'
import { Note } from '../../ui/frame/note.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { Sheet } from '../../ui/overlay/sheet.tsx'
import { Stack } from '../../ui/frame/stack.tsx'
import { useSavedForm } from '../kit/use-saved-form.ts'
import { DeskMoneyFields, deskPaymentOf } from './desk-money-fields.tsx'
import { ReceiptLink } from './receipt-link.tsx'

type Bill = { invoice: string; amount: number; patientName: string; doctorName: string }
type PaySheetProps = { bill: Bill; open: boolean; onClose: () => void }

/** Takes the payment of a consultation at the desk, then shows the change and the receipt. */
export function PaySheet({ bill, open, onClose }: PaySheetProps) {
  const form = useId()
  const [busy, setBusy] = useState(false)
  const [receipt, setReceipt] = useState<DeskReceipt>()

  function close() {
    setReceipt(undefined)
    onClose()
  }

  return (
    <Sheet
      open={open}
      onClose={close}
      title={receipt ? 'Pembayaran diterima' : 'Terima pembayaran'}
      locked={busy}
      foot={
        receipt ? (
          <Button block onClick={close}>
            Selesai
          </Button>
        ) : (
          <Button type="submit" form={form} block busy={busy}>
            Terima {formatRupiah(bill.amount)}
          </Button>
        )
      }
    >
      {receipt ? (
        <Stack>
          <Note tone="success" role="status">
            <p>
              {receipt.change > 0 ? <b>Kembalian {formatRupiah(receipt.change)}.</b> : <b>Uang pas.</b>} Pasien sudah
              diberi tahu.
            </p>
          </Note>
          <KeyValueList
            items={[
              { key: 'Nomor', value: receipt.invoice },
              { key: 'Diterima', value: formatRupiah(receipt.paid) },
              { key: 'Total', value: formatRupiah(receipt.total), total: true },
            ]}
          />
          <ReceiptLink token={receipt.token} />
        </Stack>
      ) : open ? (
        <PayForm id={form} bill={bill} onBusy={setBusy} onDone={setReceipt} />
      ) : null}
    </Sheet>
  )
}

type PayFormProps = { id: string; bill: Bill; onBusy: (busy: boolean) => void; onDone: (receipt: DeskReceipt) => void }

function PayForm({ id, bill, onBusy, onDone }: PayFormProps) {
  const call = useIdempotentCall()
  const form = useSavedForm({ type: 'cash', value: '', name: '', no: '' })
  const type = form.values.type as DeskPaymentType
  return (
    <form
      id={id}
      method="post"
      noValidate
      onSubmit={(event) => {
        onBusy(true)
        void form
          .save(event, async (check) => {
            const body = check(payAtDesk.body, deskPaymentOf(type, form.values))
            onDone(await call(payAtDesk, { params: { invoice: bill.invoice }, body }))
            return payAtDesk.success
          })
          .finally(() => onBusy(false))
      }}
    >
      <Stack>
        <FormError message={form.failure} />
        <KeyValueList
          items={[
            { key: 'Pasien', value: bill.patientName },
            { key: 'Konsultasi', value: `dr. ${bill.doctorName}` },
            { key: 'Nomor', value: bill.invoice },
            { key: 'Total', value: formatRupiah(bill.amount), total: true },
          ]}
        />
        <SelectField
          label="Cara bayar"
          value={type}
          error={form.errors['type']}
          onChange={(event) => form.set('type', event.target.value)}
        >
          {DESK_PAYMENTS.map((one) => (
            <option key={one} value={one}>
              {DESK_PAYMENT_LABELS[one]}
            </option>
          ))}
        </SelectField>
        <DeskMoneyFields
          type={type}
          price={bill.amount}
          money={form.values}
          errorOf={(field) => form.errors[field]}
          onChange={(field, text) => form.set(field, text)}
        />
        <p className="dim small">
          Nomor virtual account pasien ditutup. Bila ia tetap membayar ke sana, kasusnya muncul di Dana kembali.
        </p>
      </Stack>
    </form>
  )
}
