import type { UsageOption } from '@nmw/contract/ops-medicine'
import { trashIcon } from '../../ui/icon/action-icons.ts'
import { Badge } from '../../ui/list/badge.tsx'
import { CheckboxField } from '../../ui/form/checkbox-field.tsx'
import { IconButton } from '../../ui/frame/icon-button.tsx'
import { QuantityField } from '../../ui/form/quantity-field.tsx'
import { moveFocusToList } from '../../ui/keys/move-focus-to-list.ts'
import { SelectField } from '../../ui/form/select-field.tsx'
import { TextAreaField } from '../../ui/form/text-area-field.tsx'
import { lockIcon } from '../../ui/icon/navigation-icons.ts'
import styles from './medicine-line.module.css'
import type { DraftLine } from './use-visit-draft.ts'

type MedicineLineProps = {
  line: DraftLine
  usages: readonly UsageOption[]
  errorOf: (field: string) => string | undefined
  onChange: (next: Partial<DraftLine>) => void
  onRemove: () => void
}

/** A medicine of the prescription. Choosing a usage fills in its text, which may be edited. */
export function MedicineLine({ line, usages, errorOf, onChange, onRemove }: MedicineLineProps) {
  const { name, detail, controlled, quantity, usageCode, usageDetail, must } = line
  const wrong = errorOf('item') ?? errorOf('quantity')
  return (
    <li ref={moveFocusToList} className={styles.line}>
      <div className={styles.head}>
        <div className={styles.text}>
          <p className="strong">{name}</p>
          <p className="dim small">{detail}</p>
          {controlled ? (
            <Badge tone="warning" icon={lockIcon}>
              Hanya diserahkan di klinik, tanpa ulangan
            </Badge>
          ) : null}
          {wrong ? <p className={styles.error}>{wrong}</p> : null}
        </div>
        <div className={styles.acts}>
          <QuantityField
            label={`Jumlah ${name}`}
            value={quantity}
            min={1}
            max={50}
            onChange={(next) => onChange({ quantity: next })}
          />
          <IconButton label={`Hapus ${name}`} icon={trashIcon} onClick={onRemove} />
        </div>
      </div>
      <div className={styles.usage}>
        <SelectField
          label="Aturan pakai"
          value={usageCode}
          error={errorOf('usageCode')}
          onChange={({ target: { value } }) =>
            onChange({
              usageCode: value,
              usageDetail: usages.find(({ code }) => code === value)?.detail ?? usageDetail,
            })
          }
        >
          <option value="">Pilih aturan pakai</option>
          {usages.map(({ code, shortText }) => (
            <option key={code} value={code}>
              {shortText}
            </option>
          ))}
        </SelectField>
        <TextAreaField
          label="Cara pakai untuk pasien"
          rows={2}
          maxLength={300}
          value={usageDetail}
          error={errorOf('usageDetail')}
          onChange={(event) => onChange({ usageDetail: event.target.value })}
        />
      </div>
      <CheckboxField
        label="Wajib ditebus"
        checked={must}
        onChange={(event) => onChange({ must: event.target.checked })}
      />
    </li>
  )
}
