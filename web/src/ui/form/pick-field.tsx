import { useId, type ComponentProps } from 'react'
import { chevronDownIcon } from '../icon/arrow-icons.ts'
import { classNames } from '../frame/class-names.ts'
import control from '../frame/control.module.css'
import { describedBy, FieldFrame, type FieldTexts } from '../frame/field-frame.tsx'
import { replayEarlyPress } from '../keys/replay-early-press.ts'
import { Icon, type IconPath } from '../icon/icon.tsx'
import styles from './pick-field.module.css'

export type PickFieldProps = Omit<ComponentProps<'button'>, 'value' | 'children'> &
  FieldTexts & {
    /** the chosen value; without it the placeholder is shown */
    value?: string | undefined
    placeholder: string
    icon?: IconPath | undefined
  }

/** A button styled as a field that opens its own picker. */
export function PickField(props: PickFieldProps) {
  const { label, hint, help, error, value, placeholder, icon = chevronDownIcon, className, ...rest } = props
  const ownId = useId()
  const id = rest.id ?? ownId
  return (
    <FieldFrame {...{ id, label, hint, help, error, className }} plainLabel>
      <button
        ref={replayEarlyPress}
        type="button"
        aria-haspopup="dialog"
        {...rest}
        id={id}
        className={classNames(control.control, styles.pick)}
        data-invalid={error ? '' : undefined}
        aria-labelledby={`${id}-label ${id}-value`}
        aria-describedby={describedBy(id, { help, error })}
      >
        <span id={`${id}-value`} className={value ? 'clip' : `clip ${styles.placeholder}`}>
          {value || placeholder}
        </span>
        <Icon path={icon} size={20} />
      </button>
    </FieldFrame>
  )
}
