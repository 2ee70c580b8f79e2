import { minusIcon, plusIcon } from '../icon/action-icons.ts'
import { replayEarlyPress } from '../keys/replay-early-press.ts'
import { Icon } from '../icon/icon.tsx'
import styles from './quantity-field.module.css'

export type QuantityFieldProps = {
  /** what is counted, for screen readers */
  label: string
  value: number
  onChange: (value: number) => void
  min?: number | undefined
  max?: number | undefined
  disabled?: boolean | undefined
}

export function QuantityField({ label, value, onChange, min = 0, max = 999, disabled }: QuantityFieldProps) {
  // A button at its limit stays focusable; clicks are ignored.
  function isOff(next: number) {
    return disabled || next < min || next > max || undefined
  }

  function step(next: number) {
    if (!isOff(next)) onChange(next)
  }

  return (
    <fieldset className={styles.quantity} aria-label={label}>
      <button
        ref={replayEarlyPress}
        type="button"
        className={styles.step}
        aria-label={`Kurangi ${label}`}
        aria-disabled={isOff(value - 1)}
        onClick={() => step(value - 1)}
      >
        <Icon path={minusIcon} size={20} />
      </button>
      <output className={styles.value}>{value}</output>
      <button
        ref={replayEarlyPress}
        type="button"
        className={styles.step}
        aria-label={`Tambah ${label}`}
        aria-disabled={isOff(value + 1)}
        onClick={() => step(value + 1)}
      >
        <Icon path={plusIcon} size={20} />
      </button>
    </fieldset>
  )
}
