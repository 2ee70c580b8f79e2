import { useId, type ComponentProps, type ReactNode } from 'react'
import styles from './choice.module.css'
import { FieldError } from '../frame/field-error.tsx'
import { describedBy } from '../frame/field-frame.tsx'
import { replayEarlyInput } from '../keys/replay-early-input.ts'

export type CheckboxFieldProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode
  help?: ReactNode
  error?: string | undefined
}

export function CheckboxField({ label, help, error, className, ...rest }: CheckboxFieldProps) {
  const ownId = useId()
  const id = rest.id ?? ownId
  return (
    <div className={className}>
      <label className={styles.choice}>
        <input
          ref={replayEarlyInput}
          {...rest}
          id={id}
          type="checkbox"
          className={styles.box}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { help, error })}
        />
        <span className={styles.text}>
          {label}
          {help ? (
            <span className={styles.help} id={`${id}-help`}>
              {help}
            </span>
          ) : null}
        </span>
      </label>
      <FieldError error={error} id={`${id}-error`} className={styles.error} />
    </div>
  )
}
