import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { replayEarlyInput } from './replay-early-input.ts'
import styles from './switch-field.module.css'

export type SwitchFieldProps = Omit<ComponentProps<'input'>, 'type' | 'role'> & {
  /** says the state in words, such as 'Aktif' */
  children: ReactNode
  busy?: boolean | undefined
}

/** Name what is switched with `aria-label` where the words only say the state. */
export function SwitchField({ children, busy, className, onChange, ...rest }: SwitchFieldProps) {
  return (
    <label className={classNames(styles.label, className)}>
      <input
        ref={replayEarlyInput}
        {...rest}
        type="checkbox"
        // the browser derives aria-checked from the checkbox
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props
        role="switch"
        className={styles.switch}
        aria-busy={busy || undefined}
        // It keeps the focus meanwhile; what is pressed is dropped.
        aria-disabled={busy || undefined}
        onChange={(event) => (busy ? undefined : onChange?.(event))}
      />
      <span>{children}</span>
    </label>
  )
}
