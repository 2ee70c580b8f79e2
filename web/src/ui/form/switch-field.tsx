import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../frame/class-names.ts'
import { replayEarlyInput } from '../keys/replay-early-input.ts'
import styles from './switch-field.module.css'

export type SwitchFieldProps = Omit<ComponentProps<'input'>, 'type' | 'role'> & {
  /** the state as text, for example 'Aktif' */
  children: ReactNode
  busy?: boolean | undefined
}

/** Where the text only says the state, name the setting with `aria-label`. */
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
        // Stays focusable while busy; clicks are ignored.
        aria-disabled={busy || undefined}
        onChange={(event) => (busy ? undefined : onChange?.(event))}
      />
      <span>{children}</span>
    </label>
  )
}
