import { bookWalkIn, type QueueSession } from '@nmw/contract/ops-queue'
import type { PatientCard } from '@nmw/contract/ops-patient'
import { formatRupiah } from '@nmw/contract/rupiah'
import { useId, useState } from 'react'
import { formatTime } from '../../lib/format-moment.ts'
import { useCall } from '../../lib/use-call.ts'
import { useForm } from '../../lib/use-form.ts'
import { randomKey } from '../../lib/random-key.ts'
import { useQueryClient } from '@tanstack/react-query'
import { Button } from '../../ui/button.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { Note } from '../../ui/note.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { Stack } from '../../ui/stack.tsx'
import { TextAreaField } from '../../ui/text-area-field.tsx'
import { useToast } from '../../ui/use-toast.ts'
import { PatientPicker } from '../patient/patient-picker.tsx'
import { useBranch } from '../shell/work-branch.ts'

type WalkInSheetProps = {
  open: boolean
  onClose: () => void
  sessions: readonly QueueSession[]
  paymentMethods: readonly { code: string; name: string }[]
}

export function WalkInSheet({ open, onClose, sessions, paymentMethods }: WalkInSheetProps) {
  const form = useId()
  const [busy, setBusy] = useState(false)
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title="Pasien datang langsung"
      locked={busy}
      foot={
        <Button type="submit" form={form} block busy={busy}>
          Masukkan ke antrean
        </Button>
      }
    >
      {open ? <WalkInForm {...{ id: form, sessions, paymentMethods, onBusy: setBusy, onDone: onClose }} /> : null}
    </Sheet>
  )
}

type WalkInFormProps = Pick<WalkInSheetProps, 'sessions' | 'paymentMethods'> & {
  id: string
  onBusy: (busy: boolean) => void
  onDone: () => void
}

function WalkInForm({ id, sessions, paymentMethods, onBusy, onDone }: WalkInFormProps) {
  const { id: branch, timezone } = useBranch()
  const call = useCall()
  const client = useQueryClient()
  const toast = useToast()
  const [patient, setPatient] = useState<PatientCard>()
  const [key] = useState(randomKey)
  const open = sessions.filter(({ openForWalkIn }) => openForWalkIn)
  const form = useForm({ patient: '', session: '', note: '', paymentMethod: '' })
  const session = open.find((one) => String(one.id) === form.values.session)

  return (
    <form
      id={id}
      method="post"
      noValidate
      onSubmit={(event) => {
        onBusy(true)
        void form
          .send(event, async (check) => {
            const { note, paymentMethod } = form.values
            const body = check(bookWalkIn.body, {
              branch,
              session: form.values.session || undefined,
              patient: patient?.id,
              note,
              ...(session?.paid && paymentMethod ? { paymentMethod } : {}),
            })
            const { label } = await call(bookWalkIn, { body }, { idempotencyKey: key })
            toast.success(`${label} ${patient?.fullName ?? ''} masuk antrean`)
            await client.invalidateQueries()
            onDone()
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
              {one.paid ? formatRupiah(one.fee) : 'Gratis'}, sisa {one.capacity - one.taken}
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
            help="Pasien membayar lewat aplikasinya; kursi ditahan sampai batas waktu bayar."
            value={form.values.paymentMethod}
            error={form.errors['paymentMethod']}
            onChange={(event) => form.set('paymentMethod', event.target.value)}
          >
            <option value="">Pilih cara bayar</option>
            {paymentMethods.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </SelectField>
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
