import { payablePrice } from '@nmw/contract/member-price'
import type { SaleGood } from '@nmw/contract/ops-sale'
import { formatRupiah } from '@nmw/contract/rupiah'
import { trashIcon } from '../../ui/action-icons.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import type { SaleLine } from './sale-bill.ts'
import styles from './sale-lines.module.css'

const MOST = 50

type SaleLinesProps = {
  lines: readonly SaleLine[]
  activeMember: boolean
  onChange: (lines: SaleLine[]) => void
}

/** What is on the bill, how many of each, and the way to take it off again. */
export function SaleLines({ lines, activeMember, onChange }: SaleLinesProps) {
  if (!lines.length) return null
  return (
    <ul className={styles.lines}>
      {lines.map(({ good, quantity }) => (
        <li key={`${good.kind} ${good.id}`} className={styles.line}>
          <span className={styles.words}>
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
            {Array.from({ length: MOST }, (_, place) => (
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

/** One more of it, or the first. */
export function withOneMore(lines: readonly SaleLine[], good: SaleGood): SaleLine[] {
  const there = lines.find((line) => isSame(line.good, good))
  return there ? withQuantity(lines, good, Math.min(MOST, there.quantity + 1)) : [...lines, { good, quantity: 1 }]
}

function withQuantity(lines: readonly SaleLine[], good: SaleGood, quantity: number): SaleLine[] {
  return lines.map((line) => (isSame(line.good, good) ? { ...line, quantity } : line))
}

function isSame(one: SaleGood, other: SaleGood) {
  return one.kind === other.kind && one.id === other.id
}
