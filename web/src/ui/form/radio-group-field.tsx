import { useId, type ReactNode } from 'react'
import styles from './choice.module.css'
import { FieldError } from '../frame/field-error.tsx'
import { describedBy } from '../frame/field-frame.tsx'
import frame from '../frame/field-frame.module.css'
import { replayEarlyInput } from '../keys/replay-early-input.ts'
import { radioDotClass } from './radio-dot-class.ts'

type RadioChoice = { value: string; label: ReactNode; help?: ReactNode; disabled?: boolean | undefined }

export type RadioGroupFieldProps = {
  legend: string
  hideLegend?: boolean | undefined
  name: string
  choices: readonly RadioChoice[]
  value?: string | undefined
  defaultValue?: string | undefined
  onChange?: ((value: string) => void) | undefined
  help?: ReactNode
  error?: string | undefined
  className?: string | undefined
}

export function RadioGroupField(props: RadioGroupFieldProps) {
  const { legend, hideLegend, name, choices, value, defaultValue, onChange, help, error, className } = props
  const id = useId()
  return (
    <fieldset className={className} aria-describedby={describedBy(id, { help, error })}>
      <legend className={hideLegend ? 'sr-only' : frame.label}>{legend}</legend>
      {help ? (
        <p className={frame.help} id={`${id}-help`}>
          {help}
        </p>
      ) : null}
      <div className={styles.rows}>
        {choices.map((choice) => (
          <label key={choice.value} className={styles.choice}>
            <input
              ref={replayEarlyInput}
              type="radio"
              className={radioDotClass()}
              name={name}
              value={choice.value}
              // where `useForm` puts the focus; the group carries the error
              data-invalid={error ? '' : undefined}
              checked={value === undefined ? undefined : value === choice.value}
              defaultChecked={value === undefined && defaultValue === choice.value ? true : undefined}
              disabled={choice.disabled}
              onChange={() => onChange?.(choice.value)}
            />
            <span className={styles.text}>
              {choice.label}
              {choice.help ? <span className={styles.help}>{choice.help}</span> : null}
            </span>
          </label>
        ))}
      </div>
      <FieldError error={error} id={`${id}-error`} className={styles.error} />
    </fieldset>
  )
}
