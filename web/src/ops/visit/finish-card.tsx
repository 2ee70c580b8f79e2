import { listBranchOptions } from '@nmw/contract/branch'
import { listUsages } from '@nmw/contract/ops-medicine'
import { finishVisit, MAX_REPEATS, prescriptionForm, type VisitDetail } from '@nmw/contract/ops-visit'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useRead } from '../../lib/reads/use-endpoint.ts'
import { Card } from '../../ui/frame/card.tsx'
import { Note } from '../../ui/frame/note.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { Stack } from '../../ui/frame/stack.tsx'
import { checkIcon } from '../../ui/icon/state-icons.ts'
import { TextAreaField } from '../../ui/form/text-area-field.tsx'
import { ActButton } from '../../shared/staff/act-button.tsx'
import { useAct } from '../kit/use-act.ts'
import { GoodsPicker } from '../pick/goods-picker.tsx'
import { DraftStatus } from './draft-status.tsx'
import { MedicineLine } from './medicine-line.tsx'
import styles from './finish-card.module.css'
import { TreatmentLine } from './treatment-line.tsx'
import { TreatmentPicker } from './treatment-picker.tsx'
import { visitListOf } from './visit-list-of.ts'
import { formOf, useVisitDraft, type DraftLine, type DraftTreatment } from './use-visit-draft.ts'

/** Diagnosis, prescription and treatments; a draft on the server until the consultation is finished. */
export function FinishCard({ visit }: { visit: VisitDetail }) {
  const router = useRouter()
  const { draft, state, change, finish: finishWith, forget, settle } = useVisitDraft(visit)
  const { act, failure } = useAct(finishVisit)
  const usages = useRead(listUsages, {}, { staleTime: 300_000 }).data ?? []
  const branches = useRead(listBranchOptions, {}, { staleTime: 300_000 }).data ?? []
  const [checked, setChecked] = useState({ draft, invalid: {} })
  const [refused, setRefused] = useState(draft)
  // Errors refer to lines by index, which adding or removing a line, here or on another device, shifts.
  const invalid = checked.draft === draft ? checked.invalid : {}
  const refusals = refused === draft ? (failure?.errors ?? []) : []
  const errors: Record<string, string> = {
    ...invalid,
    ...Object.fromEntries(refusals.map(({ path, message }) => [path, message])),
  }
  const { diagnosis, iter, lines, treatments } = draft
  const controlled = lines.some((line) => line.controlled)

  async function finish() {
    const parsed = prescriptionForm.safeParse(formOf(draft))
    if (!parsed.success) {
      const wrongs = parsed.error.issues.map(({ path, message }) => [path.join('.'), message])
      setChecked({ draft, invalid: Object.fromEntries(wrongs) })
      return true
    }
    setRefused(draft)
    const done = await finishWith((version) => act({ params: { id: visit.id }, body: { ...parsed.data, version } }))
    if (!done) return true
    forget()
    await router.navigate({ href: visitListOf(visit) })
    return true
  }

  const setLine = (place: number, next: Partial<DraftLine>) =>
    change({ lines: lines.map((line, at) => (at === place ? { ...line, ...next } : line)) })
  const setTreatment = (place: number, next: Partial<DraftTreatment>) =>
    change({ treatments: treatments.map((line, at) => (at === place ? { ...line, ...next } : line)) })

  const wrong = Object.values(errors)[0]
  return (
    <Card padded as="section" aria-label="Diagnosis dan resep">
      <Stack>
        <Stack gap={1}>
          <h2 className="h3">Diagnosis dan resep</h2>
          <DraftStatus visitId={visit.id} state={state} onSettle={settle} />
        </Stack>
        <TextAreaField
          label="Diagnosis dan catatan"
          help="Untuk rekam medis, tidak ditampilkan kepada pasien."
          required
          rows={4}
          maxLength={2000}
          counter
          value={diagnosis}
          error={errors['diagnosis']}
          onChange={(event) => change({ diagnosis: event.target.value })}
        />
        <div>
          <GoodsPicker
            label="Tambah obat atau produk"
            chosen={lines.map(({ id }) => id)}
            onPick={({ id, name, detail, controlled: bound, usageCode, usageDetail }) =>
              change({
                lines: [
                  ...lines,
                  { id, name, detail, controlled: bound, quantity: 1, usageCode, usageDetail, must: !bound },
                ],
                ...(bound && { iter: 0 }),
              })
            }
          />
          {lines.length ? (
            <ul className={styles.lines}>
              {lines.map((line, place) => (
                <MedicineLine
                  key={line.id}
                  line={line}
                  usages={usages}
                  errorOf={(field) => errors[`medicines.${place}.${field}`]}
                  onChange={(next) => setLine(place, next)}
                  onRemove={() => change({ lines: lines.filter(({ id }) => id !== line.id) })}
                />
              ))}
            </ul>
          ) : null}
        </div>
        {lines.length ? (
          <SelectField
            label="Ulangan resep (iter)"
            value={iter}
            error={errors['iter']}
            disabled={controlled}
            help={controlled ? 'Narkotika dan psikotropika tidak dapat diulang.' : undefined}
            onChange={(event) => change({ iter: Number(event.target.value) })}
          >
            {Array.from({ length: MAX_REPEATS + 1 }, (_, times) => (
              <option key={times} value={times}>
                {times === 0 ? 'Tanpa ulangan, ditebus 1 kali' : `Diulang ${times} kali, ditebus ${times + 1} kali`}
              </option>
            ))}
          </SelectField>
        ) : null}
        <div>
          <TreatmentPicker
            chosen={treatments.map(({ id }) => id)}
            onPick={({ id, name }) =>
              change({ treatments: [...treatments, { id, name, branch: '', day: '', time: '' }] })
            }
          />
          {treatments.length ? (
            <ul className={styles.lines}>
              {treatments.map((line, place) => (
                <TreatmentLine
                  key={line.id}
                  line={line}
                  branches={branches}
                  errorOf={(field) => errors[`treatments.${place}.${field}`]}
                  onChange={(next) => setTreatment(place, next)}
                  onRemove={() => change({ treatments: treatments.filter(({ id }) => id !== line.id) })}
                />
              ))}
            </ul>
          ) : null}
        </div>
        {visit.earlierVisits.some(({ given }) => given?.medicines.length) && !lines.length ? (
          <Note tone="warning">
            <p>Tanpa obat, resep sebelumnya tidak lagi dapat ditebus pasien. Tambahkan kembali obat yang diteruskan.</p>
          </Note>
        ) : null}
        {wrong ? (
          <Note tone="danger" role="alert">
            <p>{wrong}</p>
          </Note>
        ) : null}
        <ActButton
          block
          icon={checkIcon}
          question={{
            title: 'Selesaikan konsultasi?',
            description: `${visit.patientName}: ${lines.length} obat, ${treatments.length} tindakan. Resep dikirim ke pasien dan tidak dapat diubah lagi.`,
            confirm: 'Selesaikan',
          }}
          act={finish}
        >
          Selesaikan konsultasi
        </ActButton>
      </Stack>
    </Card>
  )
}
