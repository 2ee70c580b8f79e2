import type { ComponentProps } from 'react'
import { chipClass } from './chip-class.ts'
import { classNames } from '../frame/class-names.ts'
import { replayEarlyPress } from '../keys/replay-early-press.ts'
import { Icon, type IconPath } from '../icon/icon.tsx'

export type ChipProps = ComponentProps<'button'> & { on?: boolean | undefined; icon?: IconPath | undefined }

/** A choice the user can toggle; for a status use `Badge`. */
export function Chip({ on, icon, className, children, ...rest }: ChipProps) {
  return (
    <button
      ref={replayEarlyPress}
      type="button"
      aria-pressed={on}
      {...rest}
      className={classNames(chipClass({ on }), className)}
    >
      {icon ? <Icon path={icon} size={16} /> : null}
      {children}
    </button>
  )
}
