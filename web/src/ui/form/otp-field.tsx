import { OTPField } from '@base-ui/react/otp-field'
import { useId, type Ref } from 'react'
import { classNames } from '../frame/class-names.ts'
import control from '../frame/control.module.css'
import { describedBy, FieldFrame, type FieldTexts } from '../frame/field-frame.tsx'
import styles from './otp-field.module.css'

export type OtpFieldProps = FieldTexts & {
  length?: number | undefined
  name?: string | undefined
  value?: string | undefined
  onChange?: ((value: string) => void) | undefined
  /** called once when all boxes are filled, also by a paste */
  onComplete?: ((value: string) => void) | undefined
  disabled?: boolean | undefined
  autoFocus?: boolean | undefined
  ref?: Ref<HTMLInputElement> | undefined
}

export function OtpField(props: OtpFieldProps) {
  const { label, hint, help, error, length = 6, onChange, onComplete, autoFocus, ref, ...rest } = props
  const id = useId()
  return (
    <FieldFrame {...{ id, label, hint, help, error }}>
      <OTPField.Root
        {...rest}
        id={id}
        length={length}
        className={styles.boxes}
        aria-labelledby={`${id}-label`}
        aria-describedby={describedBy(id, { help, error })}
        onValueChange={onChange ? (value) => onChange(value) : undefined}
        onValueComplete={onComplete ? (value) => onComplete(value) : undefined}
      >
        {Array.from({ length }, (_, place) => (
          <OTPField.Input
            key={place}
            ref={place === 0 ? ref : undefined}
            className={classNames(control.control, styles.box)}
            aria-label={place === 0 ? undefined : `Angka ${place + 1} dari ${length}`}
            aria-invalid={error ? true : undefined}
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus={autoFocus && place === 0}
          />
        ))}
      </OTPField.Root>
    </FieldFrame>
  )
}
