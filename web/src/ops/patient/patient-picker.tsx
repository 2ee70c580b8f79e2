import { type PatientCard, searchPatients } from '@nmw/contract/ops-patient'
import { spacedNumber } from '@nmw/contract/spaced-number'
import { useState } from 'react'
import { formatDay } from '../../lib/format/format-day.ts'
import { useFocusSwap } from '../../lib/page/use-focus-swap.ts'
import { useRead } from '../../lib/reads/use-endpoint.ts'
import { Button } from '../../ui/frame/button.tsx'
import { SearchField } from '../../ui/list/search-field.tsx'
import { useDebounced } from '../../ui/keys/use-debounced.ts'
import { NewPatientSheet } from './new-patient-sheet.tsx'
import styles from './patient-picker.module.css'

type PatientPickerProps = {
  chosen: PatientCard | undefined
  onChoose: (patient: PatientCard | undefined) => void
  error?: string | undefined
  label?: string
}

/** Every patient search is audited, so short texts are not searched. */
const SHORTEST = 3

/** Finds a patient by the data given at the desk. */
export function PatientPicker({ chosen, onChoose, error, label = 'Pasien' }: PatientPickerProps) {
  const [text, setText] = useState('')
  const [registering, setRegistering] = useState(false)
  const { arrive, swap } = useFocusSwap()
  const wanted = useDebounced(text.trim(), 400)
  const enough = wanted.length >= SHORTEST
  const found = useRead(searchPatients, { query: { search: wanted, limit: 5 } }, { enabled: enough, quiet: true })

  function choose(patient: PatientCard | undefined) {
    setRegistering(false)
    swap()
    onChoose(patient)
  }

  if (chosen) {
    return (
      <div className={styles.chosen}>
        <p className={styles.text}>
          <span className="strong">{chosen.fullName}</span>
          <span className="dim small num">
            {formatDay(chosen.birthDate)}, {chosen.memberNumber ?? 'bukan anggota'}
          </span>
        </p>
        <Button ref={arrive} variant="quiet" small onClick={() => choose(undefined)}>
          Ganti
        </Button>
      </div>
    )
  }
  const rows = enough ? found.data?.datas : undefined
  return (
    <div className={styles.picker}>
      <SearchField
        ref={arrive}
        label={label}
        hideLabel={false}
        placeholder="Nama, telepon, atau NMW-…"
        maxLength={100}
        value={text}
        error={error}
        onChange={(event) => setText(event.target.value)}
      />
      <output className={found.error && enough ? 'small dim' : 'sr-only'}>
        {enough ? (found.error?.message ?? (rows && `${rows.length} pilihan`)) : null}
      </output>
      {rows?.length === 0 ? (
        <p className="small dim">
          Tidak ada pasien yang cocok.{' '}
          <button type="button" className="link" onClick={() => setRegistering(true)}>
            Daftarkan pasien baru
          </button>
        </p>
      ) : null}
      {registering ? <NewPatientSheet onClose={() => setRegistering(false)} onDone={choose} /> : null}
      <ul className={styles.found}>
        {rows?.map((patient) => (
          <li key={patient.id}>
            <button type="button" className={styles.option} onClick={() => choose(patient)}>
              <span className="strong">{patient.fullName}</span>
              <span className="dim small num">
                {formatDay(patient.birthDate)}, {patient.phone ? spacedNumber(patient.phone) : patient.email}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
