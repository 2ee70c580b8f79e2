import { addClosure, countClosure, listClinicDoctors, listClosures } from '@nmw/contract/ops-doctor'
import { useState, type SubmitEvent } from 'react'
import { formatDay } from '../../lib/format/format-day.ts'
import { AskBeforeLeaving } from '../../shared/staff/ask-before-leaving.tsx'
import { useCall } from '../../lib/call/use-call.ts'
import { useRead } from '../../lib/reads/use-endpoint.ts'
import { Button } from '../../ui/frame/button.tsx'
import { CalendarDrawing } from '../../ui/drawing/calendar-drawing.tsx'
import { Card } from '../../ui/frame/card.tsx'
import { Columns } from '../../ui/nav/columns.tsx'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import { FormError } from '../../ui/frame/form-error.tsx'
import { LazyConfirmDialog } from '../../ui/overlay/lazy-confirm-dialog.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { Stack } from '../../ui/frame/stack.tsx'
import { TextField } from '../../ui/frame/text-field.tsx'
import { LiveList } from '../kit/live-list.tsx'
import { useAct } from '../kit/use-act.ts'
import { useSavedForm } from '../kit/use-saved-form.ts'
import { BranchSelect } from '../branch/branch-select.tsx'
import styles from '../kit/labelled-row.module.css'
import { WithdrawButton } from './withdraw-button.tsx'

type Effect = { sessions: number; patients: number }

/** Days off. Their effect is shown before they are confirmed. */
export function ClosureAdmin() {
  const closures = useRead(listClosures, {}, { quiet: true })
  return (
    <AskBeforeLeaving>
      <Columns side={<ClosureForm />}>
        <LiveList
          read={closures}
          failed="Hari libur gagal dimuat"
          isEmpty={(rows) => rows.length === 0}
          empty={
            <EmptyState art={<CalendarDrawing />} title="Tidak ada hari libur ke depan">
              <p>Tambahkan libur cabang, libur dokter, atau dokter yang libur di satu cabang.</p>
            </EmptyState>
          }
        >
          {(rows) => (
            <Card as="ul" rows>
              {rows.map((row) => (
                <li key={row.id} className={styles.row}>
                  <span className={styles.text}>
                    <span className="strong">
                      {[row.doctorName && `dr. ${row.doctorName}`, row.branchName].filter(Boolean).join(', ')}
                    </span>
                    <span className="dim small num">
                      {formatDay(row.firstDay)}
                      {row.lastDay === row.firstDay ? '' : ` sampai ${formatDay(row.lastDay)}`}, {row.reason}
                    </span>
                  </span>
                  <WithdrawButton id={row.id} />
                </li>
              ))}
            </Card>
          )}
        </LiveList>
      </Columns>
    </AskBeforeLeaving>
  )
}

function ClosureForm() {
  const call = useCall()
  const { data: doctors } = useRead(listClinicDoctors, {}, { quiet: true })
  const form = useSavedForm({ branch: '', doctor: '', firstDay: '', lastDay: '', reason: '' })
  const [effect, setEffect] = useState<Effect>()
  const close = useAct(addClosure, {
    success: ({ sessions, patients }) => `Libur tersimpan: ${sessions} sesi ditutup, ${patients} pasien diberi tahu`,
  })
  const days = () => ({
    ...(form.values.branch ? { branch: Number(form.values.branch) } : {}),
    ...(form.values.doctor ? { doctor: Number(form.values.doctor) } : {}),
    firstDay: form.values.firstDay,
    lastDay: form.values.lastDay || form.values.firstDay,
  })

  function ask(event: SubmitEvent<HTMLFormElement>) {
    void form.save(event, async (check) => {
      check(addClosure.body, { ...days(), reason: form.values.reason })
      setEffect(await call(countClosure, { query: days() }))
      return undefined
    })
  }

  async function confirm() {
    const done = await close.act({ body: { ...days(), reason: form.values.reason } })
    setEffect(undefined)
    if (done) form.markSaved({ ...form.values, firstDay: '', lastDay: '', reason: '' })
  }

  return (
    <Card padded>
      <form method="post" noValidate onSubmit={ask}>
        <Stack>
          <h2 className="h3">Tambah hari libur</h2>
          <FormError message={form.failure} />
          <BranchSelect none="Semua cabang" {...form.pick('branch')} />
          <SelectField label="Dokter" {...form.pick('doctor')}>
            <option value="">Semua dokter</option>
            {doctors?.map(({ id, fullName }) => (
              <option key={id} value={id}>
                dr. {fullName}
              </option>
            ))}
          </SelectField>
          <TextField label="Hari pertama" type="date" required {...form.text('firstDay')} />
          <TextField label="Hari terakhir" type="date" help="Kosong berarti satu hari." {...form.text('lastDay')} />
          <TextField label="Alasan untuk pasien" required maxLength={200} {...form.text('reason')} />
          <Button type="submit" busy={form.busy}>
            Lanjutkan
          </Button>
        </Stack>
      </form>
      <LazyConfirmDialog
        open={effect !== undefined}
        onClose={() => setEffect(undefined)}
        onConfirm={() => void confirm()}
        title="Tutup hari-hari ini?"
        description={`${effect?.sessions ?? 0} sesi ditutup dan ${effect?.patients ?? 0} pasien kehilangan kursinya. Yang sudah membayar mendapat kasus pengembalian dana. Libur dapat dibatalkan, tetapi kursi mereka tidak kembali.`}
        confirmLabel="Tutup"
        danger
        busy={close.busy}
      />
    </Card>
  )
}
