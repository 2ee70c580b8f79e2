import { bookWalkIn, type QueueSession } from '@nmw/contract/ops-queue'
import { DESK_PAYMENT_LABELS, DESK_PAYMENTS } from '@nmw/contract/ops-payment'
import type { PatientCard } from '@nmw/contract/ops-patient'
import { formatRupiah } from '@nmw/contract/rupiah'
import { useId, useState } from 'react'
import { formatTime } from '../../lib/format/format-moment.ts'
import { DirtyFormsProvider, useDirtyForm } from '../../shared/staff/dirty-forms.ts'
import { useLeaveConfirm } from '../../shared/staff/use-leave-confirm.tsx'
import { useIdempotentCall } from '../../lib/call/use-idempotent-call.ts'
import { useForm } from '../../lib/form/use-form.ts'
import { useQueryClient } from '@tanstack/react-query'
import { Button } from '../../ui/frame/button.tsx'
import { FormError } from '../../ui/frame/form-error.tsx'
import { KeyValueList } from '../../ui/list/key-value-list.tsx'
import { Note } from '../../ui/frame/note.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { Sheet } from '../../ui/overlay/sheet.tsx'
import { Stack } from '../../ui/frame/stack.tsx'
import { TextAreaField } from '../../ui/form/text-area-field.tsx'
import { useToast } from '../../ui/overlay/use-toast.ts'
import { PatientPicker } from '../patient/patient-picker.tsx'
import { DeskMoneyFields, deskPaymentOf } from '../payment/desk-money-fields.tsx'
import { useBranch } from '../shell/work-branch.ts'
import { walkInPayment } from './walk-in-payment.ts'

type WalkInSheetProps = {
  open: boolean
  onClose: () => void
  /** Called with the id of the new seat. */
  onSeated: (id: number) => void
  sessions: readonly QueueSession[]
  paymentMethods: readonly { code: string; name: string }[]
}

export function WalkInSheet({ open, onClose, onSeated, sessions, paymentMethods }: WalkInSheetProps) {
  const form = useId()
  const [busy, setBusy] = useState(false)
  const { work, leave, question } = useLeaveConfirm()
  return (
    <Sheet
      open={open}
      onClose={() => leave(onClose)}
      title="Pasien datang langsung"
      locked={busy}
      foot={
        <Button type="submit" form={form} block busy={busy}>
          Masukkan ke antrean
        </Button>
      }
    >
      <DirtyFormsProvider value={work}>
        {open ? <WalkInForm {...{ id: form, sessions, paymentMethods, onBusy: setBusy, onSeated }} /> : null}
      </DirtyFormsProvider>
      {question}
    </Sheet>
  )
}

type WalkInFormProps = Pick<WalkInSheetProps, 'sessions' | 'paymentMethods' | 'onSeated'> & {
  id: string
  onBusy: (busy: boolean) => void
}

function WalkInForm({ id, sessions, paymentMethods, onBusy, onSeated }: WalkInFormProps) {
  const { id: branch, timezone } = useBranch()
  const call = useIdempotentCall()
  const client = useQueryClient()
  const toast = useToast()
  const [patient, setPatient] = useState<PatientCard>()
  const open = sessions.filter(({ openForWalkIn }) => openForWalkIn)
  const form = useForm({
    patient: '',
    session: '',
    note: '',
    paymentMethod: '',
    'payment.value': '',
    'payment.name': '',
    'payment.no': '',
  })
  useDirtyForm(patient !== undefined || Object.values(form.values).some(Boolean))
  const session = open.find((one) => String(one.id) === form.values.session)
  const money = {
    value: form.values['payment.value'],
    name: form.values['payment.name'],
    no: form.values['payment.no'],
  }
  const { atDesk, inApp } = walkInPayment(session, form.values.paymentMethod)

  return (
    <form
      id={id}
      method="post"
      noValidate
      onSubmit={(event) => {
        onBusy(true)
        void form
          .send(event, async (check) => {
            const { note } = form.values
            const body = check(bookWalkIn.body, {
              branch,
              session: form.values.session || undefined,
              patient: patient?.id,
              note,
              ...(atDesk ? { payment: deskPaymentOf(atDesk, money) } : inApp ? { paymentMethod: inApp } : {}),
            })
            const { id: seat, label, receipt } = await call(bookWalkIn, { body })
            const change = receipt?.change ? `. Kembalian ${formatRupiah(receipt.change)}` : ''
            toast.success(`${label} ${patient?.fullName ?? ''} masuk antrean${change}`)
            await client.invalidateQueries()
            onSeated(seat)
          })
          .finally(() => onBusy(false))
      }}
    >
      <Stack>
        <FormError message={form.failure} />
        <PatientPicker chosen={patient} onChoose={setPatient} error={form.errors['patient']} />
        <SelectField
          label="Sesi dokter"
          required
          value={form.values.session}
          error={form.errors['session']}
          onChange={(event) => form.set('session', event.target.value)}
        >
          <option value="">Pilih sesi</option>
          {open.map((one) => (
            <option key={one.id} value={one.id}>
              {one.letter}, dr. {one.doctorName}, {formatTime(one.startAt, timezone)},{' '}
              {one.paid ? formatRupiah(one.price) : 'Gratis'}, sisa {one.capacity - one.taken}
            </option>
          ))}
        </SelectField>
        {open.length === 0 ? (
          <Note tone="warning">
            <p>Tidak ada sesi yang masih dapat dimasuki hari ini.</p>
          </Note>
        ) : null}
        {session?.paid ? (
          <SelectField
            label="Cara bayar"
            required
            help={inApp ? 'Pasien membayar lewat aplikasinya; kursi ditahan sampai batas waktu bayar.' : undefined}
            value={atDesk ?? inApp}
            error={form.errors['paymentMethod']}
            onChange={(event) => form.set('paymentMethod', event.target.value)}
          >
            <option value="">Pilih cara bayar</option>
            <optgroup label="Di meja ini">
              {DESK_PAYMENTS.map((type) => (
                <option key={type} value={type}>
                  {DESK_PAYMENT_LABELS[type]}
                </option>
              ))}
            </optgroup>
            {session.mayPayLater ? (
              <optgroup label="Lewat aplikasi pasien">
                {paymentMethods.map(({ code, name }) => (
                  <option key={code} value={code}>
                    {name}
                  </option>
                ))}
              </optgroup>
            ) : null}
          </SelectField>
        ) : null}
        {session?.paid ? (
          <KeyValueList items={[{ key: 'Total', value: formatRupiah(session.price), total: true }]} />
        ) : null}
        {session && atDesk ? (
          <DeskMoneyFields
            type={atDesk}
            price={session.price}
            money={money}
            errorOf={(field) => form.errors[`payment.${field}`]}
            onChange={(field, text) => form.set(`payment.${field}`, text)}
          />
        ) : null}
        <TextAreaField
          label="Keluhan"
          required
          rows={3}
          maxLength={2000}
          value={form.values.note}
          error={form.errors['note']}
          onChange={(event) => form.set('note', event.target.value)}
        />
      </Stack>
    </form>
  )
}
