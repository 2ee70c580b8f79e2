import type { ReactNode } from 'react'
import { classNames } from '../frame/class-names.ts'
import styles from './badge.module.css'
import { Icon, type IconPath } from '../icon/icon.tsx'

export type BadgeProps = {
  tone?: 'plain' | 'success' | 'warning' | 'danger' | 'info' | 'brand' | undefined
  /** required for a state, because colour alone is not accessible */
  icon?: IconPath | undefined
  className?: string | undefined
  children: ReactNode
}

export function Badge({ tone = 'plain', icon, className, children }: BadgeProps) {
  return (
    <span className={classNames(styles.badge, styles[tone], icon && styles.withIcon, className)}>
      {icon ? <Icon path={icon} size={14} /> : null}
      {children}
    </span>
  )
}
