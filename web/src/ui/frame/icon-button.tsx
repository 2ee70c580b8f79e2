import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { replayEarlyPress } from '../keys/replay-early-press.ts'
import { iconButtonClass, type IconButtonLook } from './icon-button-class.ts'
import { Icon, type IconPath, type IconProps } from '../icon/icon.tsx'
import { UnreadDot } from './unread-dot.tsx'

export type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label' | 'children'> &
  IconButtonLook & {
    label: string
    icon: IconPath
    iconSize?: IconProps['size']
    unread?: boolean | undefined
  }

export function IconButton({ label, icon, iconSize = 24, line, unread, className, ...rest }: IconButtonProps) {
  return (
    <button
      ref={replayEarlyPress}
      type="button"
      {...rest}
      className={classNames(iconButtonClass({ line }), className)}
      aria-label={unread ? `${label}, ada yang belum dibaca` : label}
    >
      <Icon path={icon} size={iconSize} />
      {unread ? <UnreadDot /> : null}
    </button>
  )
}
