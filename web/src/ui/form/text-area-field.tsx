import { useId, useState, type ChangeEvent, type ComponentProps } from 'react'
import { classNames } from '../frame/class-names.ts'
import control from '../frame/control.module.css'
import { describedBy, FieldFrame, type FieldTexts } from '../frame/field-frame.tsx'
import { replayEarlyInput } from '../keys/replay-early-input.ts'
import { LengthCounter } from '../frame/length-counter.tsx'
import styles from './text-area-field.module.css'

export type TextAreaFieldProps = ComponentProps<'textarea'> & FieldTexts & { counter?: boolean | undefined }

export function TextAreaField({ label, hint, help, error, counter, className, onChange, ...rest }: TextAreaFieldProps) {
  const ownId = useId()
  const id = rest.id ?? ownId
  const [typed, setTyped] = useState(String(rest.defaultValue ?? '').length)
  const length = rest.value === undefined ? typed : String(rest.value).length

  function change(event: ChangeEvent<HTMLTextAreaElement>) {
    if (counter) setTyped(event.target.value.length)
    onChange?.(event)
  }

  return (
    <FieldFrame
      {...{ id, label, hint, help, error, className }}
      corner={counter && rest.maxLength ? <LengthCounter length={length} max={rest.maxLength} /> : null}
    >
      <textarea
        ref={replayEarlyInput}
        rows={4}
        {...rest}
        id={id}
        className={classNames(control.control, styles.area)}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { help, error })}
        onChange={change}
      />
    </FieldFrame>
  )
}
