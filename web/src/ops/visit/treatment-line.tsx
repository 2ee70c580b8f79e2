import type { Result } from '@nmw/contract/endpoint'
import type { listBranchOptions } from '@nmw/contract/branch'
import { type Zone, zoneLabel } from '@nmw/contract/zone'
import { trashIcon } from '../../ui/icon/action-icons.ts'
import { IconButton } from '../../ui/frame/icon-button.tsx'
import { moveFocusToList } from '../../ui/keys/move-focus-to-list.ts'
import { SelectField } from '../../ui/form/select-field.tsx'
import { TextField } from '../../ui/frame/text-field.tsx'
import styles from './treatment-line.module.css'
import type { DraftTreatment } from './use-visit-draft.ts'

type TreatmentLineProps = {
  line: DraftTreatment
  branches: Result<typeof listBranchOptions>
  errorOf: (field: string) => string | undefined
  onChange: (next: Partial<DraftTreatment>) => void
  onRemove: () => void
}

export function TreatmentLine({ line, branches, errorOf, onChange, onRemove }: TreatmentLineProps) {
  const { name, branch, day, time } = line
  const zone = branches.find(({ id }) => String(id) === branch)?.timezone
  return (
    <li ref={moveFocusToList} className={styles.line}>
      <div className={styles.head}>
        <p className="strong">{name}</p>
        <IconButton label={`Hapus ${name}`} icon={trashIcon} onClick={onRemove} />
      </div>
      <div className={styles.fields}>
        <SelectField
          label="Cabang"
          value={branch}
          error={errorOf('booking.branch') ?? errorOf('treatment')}
          onChange={(event) => onChange({ branch: event.target.value })}
        >
          <option value="">Belum dijadwalkan</option>
          {branches.map(({ id, name: place }) => (
            <option key={id} value={id}>
              {place}
            </option>
          ))}
        </SelectField>
        {branch ? (
          <>
            <TextField
              label="Tanggal"
              type="date"
              value={day}
              error={errorOf('booking.day')}
              onChange={(event) => onChange({ day: event.target.value })}
            />
            <TextField
              label={zone ? `Jam (${zoneLabel(zone as Zone)})` : 'Jam'}
              type="time"
              value={time}
              error={errorOf('booking.time')}
              onChange={(event) => onChange({ time: event.target.value })}
            />
          </>
        ) : null}
      </div>
    </li>
  )
}
