import { useId, useState, type ChangeEvent, type ComponentProps, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import control from './control.module.css'
import { describedBy, FieldFrame, type FieldTexts } from './field-frame.tsx'
import { replayEarlyInput } from '../keys/replay-early-input.ts'
import { Icon, type IconPath } from '../icon/icon.tsx'
import { LengthCounter } from './length-counter.tsx'

export type TextFieldProps = Omit<ComponentProps<'input'>, 'autoComplete'> &
  FieldTexts & {
    /** `string` instead of React's union of thousands of values, which costs the compiler a second per spread */
    autoComplete?: string | undefined
    leftIcon?: IconPath | undefined
    rightSlot?: ReactNode
    /** shows 'typed/maxLength' beside the label; a number is the recommended length where more may be typed */
    counter?: boolean | number | undefined
    hideLabel?: boolean | undefined
  }

export function TextField({
  label,
  hint,
  help,
  error,
  leftIcon,
  rightSlot,
  counter,
  hideLabel,
  className,
  onChange,
  ...rest
}: TextFieldProps) {
  const ownId = useId()
  const id = rest.id ?? ownId
  const [typed, setTyped] = useState(String(rest.defaultValue ?? '').length)
  const length = rest.value === undefined ? typed : String(rest.value).length
  const max = counter === true ? rest.maxLength : counter

  function change(event: ChangeEvent<HTMLInputElement>) {
    if (counter) setTyped(event.target.value.length)
    onChange?.(event)
  }

  return (
    <FieldFrame
      {...{ id, label, hint, help, error, hideLabel, className }}
      corner={max ? <LengthCounter length={length} max={max} /> : null}
    >
      <span className={control.box}>
        {leftIcon ? (
          <span className={control.left}>
            <Icon path={leftIcon} size={20} />
          </span>
        ) : null}
        <input
          ref={replayEarlyInput}
          type="text"
          {...rest}
          id={id}
          className={classNames(control.control, leftIcon && control.withLeft, !!rightSlot && control.withRight)}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { help, error })}
          onChange={change}
        />
        {rightSlot ? <span className={control.right}>{rightSlot}</span> : null}
      </span>
    </FieldFrame>
  )
}
