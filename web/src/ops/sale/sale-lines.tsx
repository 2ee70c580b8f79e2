import { payablePrice } from '@nmw/contract/member-price'
import { formatRupiah } from '@nmw/contract/rupiah'
import { trashIcon } from '../../ui/icon/action-icons.ts'
import { IconButton } from '../../ui/frame/icon-button.tsx'
import { moveFocusToList } from '../../ui/keys/move-focus-to-list.ts'
import { SelectField } from '../../ui/form/select-field.tsx'
import { isSame, MOST_OF_A_LINE, type SaleLine, withQuantity } from './sale-bill.ts'
import styles from './sale-lines.module.css'

type SaleLinesProps = {
  lines: readonly SaleLine[]
  activeMember: boolean
  onChange: (lines: SaleLine[]) => void
}

export function SaleLines({ lines, activeMember, onChange }: SaleLinesProps) {
  if (!lines.length) return null
  return (
    <ul className={styles.lines}>
      {lines.map(({ good, quantity, prescribed = MOST_OF_A_LINE }) => (
        <li key={`${good.kind} ${good.id}`} ref={moveFocusToList} className={styles.line}>
          <span className={styles.text}>
            <span className="strong">{good.name}</span>
            <span className="dim small num">{formatRupiah(payablePrice(good, { activeMember }))}</span>
          </span>
          <SelectField
            label={`Jumlah ${good.name}`}
            hideLabel
            className={styles.quantity}
            value={quantity}
            onChange={(event) => onChange(withQuantity(lines, good, Number(event.target.value)))}
          >
            {Array.from({ length: prescribed }, (_, place) => (
              <option key={place} value={place + 1}>
                {place + 1}
              </option>
            ))}
          </SelectField>
          <IconButton
            label={`Hapus ${good.name}`}
            icon={trashIcon}
            onClick={() => onChange(lines.filter((line) => !isSame(line.good, good)))}
          />
        </li>
      ))}
    </ul>
  )
}
