import type { ComponentProps, MouseEvent } from 'react'
import { buttonClass, type ButtonLook } from './button-class.ts'
import { classNames } from './class-names.ts'
import { replayEarlyPress } from '../keys/replay-early-press.ts'
import { Icon, type IconPath } from '../icon/icon.tsx'
import { Spinner } from './spinner.tsx'

export type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    icon?: IconPath | undefined
    busy?: boolean | undefined
  }

export function Button({
  variant,
  small,
  block,
  icon,
  busy,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  // A busy button stays focusable so that the focus is not lost; its clicks and submits are ignored.
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (busy) {
      event.preventDefault()
      event.stopPropagation()
      return
    }
    onClick?.(event)
  }

  return (
    <button
      ref={replayEarlyPress}
      {...rest}
      // oxlint-disable-next-line react/button-has-type
      type={type}
      className={classNames(buttonClass({ variant, small, block }), className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={press}
    >
      {busy ? <Spinner /> : icon ? <Icon path={icon} size={20} /> : null}
      {children}
    </button>
  )
}
