import { useId, type ComponentProps } from 'react'
import { chevronDownIcon } from '../icon/arrow-icons.ts'
import { classNames } from '../frame/class-names.ts'
import control from '../frame/control.module.css'
import { describedBy, FieldFrame, type FieldTexts } from '../frame/field-frame.tsx'
import { replayEarlyInput } from '../keys/replay-early-input.ts'
import { Icon } from '../icon/icon.tsx'
import styles from './select-field.module.css'

export type SelectFieldProps = ComponentProps<'select'> & FieldTexts & { hideLabel?: boolean | undefined }

/** A native select: the best choice on phones. Children are `<option>` elements. */
export function SelectField({ label, hint, help, error, hideLabel, className, ...rest }: SelectFieldProps) {
  const ownId = useId()
  const id = rest.id ?? ownId
  return (
    <FieldFrame {...{ id, label, hint, help, error, hideLabel, className }}>
      <span className={control.box}>
        <select
          ref={replayEarlyInput}
          {...rest}
          id={id}
          className={classNames(control.control, styles.select)}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { help, error })}
        />
        <span className={styles.arrow}>
          <Icon path={chevronDownIcon} size={20} />
        </span>
      </span>
    </FieldFrame>
  )
}
