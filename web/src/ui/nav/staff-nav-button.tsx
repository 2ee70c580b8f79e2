import type { ComponentProps } from 'react'
import { Icon, type IconPath } from '../icon/icon.tsx'
import styles from './staff-shell.module.css'

export type StaffNavButtonProps = Omit<ComponentProps<'button'>, 'children'> & { icon: IconPath; label: string }

/** For the bottom of a `StaffShell`; on narrow screens only its icon is shown. */
export function StaffNavButton({ icon, label, ...rest }: StaffNavButtonProps) {
  return (
    <button type="button" title={label} {...rest} className={styles.item}>
      <Icon path={icon} size={20} />
      <span className={styles.word}>{label}</span>
    </button>
  )
}
