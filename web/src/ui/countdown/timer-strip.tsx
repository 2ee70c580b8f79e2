import type { ReactNode } from 'react'
import { classNames } from '../frame/class-names.ts'
import { Icon, type IconPath } from '../icon/icon.tsx'
import styles from './timer-strip.module.css'

export type TimerStripProps = {
  tone?: 'quiet' | 'soon' | 'done' | undefined
  icon: IconPath
  label: string
  value: ReactNode
  /** the value counts down */
  timer?: boolean | undefined
}

/** The header of a card that shows how much time is left, or that it is over. */
export function TimerStrip({ tone = 'quiet', icon, label, value, timer }: TimerStripProps) {
  return (
    <div className={classNames(styles.strip, styles[tone])}>
      <span className={styles.label}>
        <Icon path={icon} size={20} />
        {label}
      </span>
      <b className={styles.value} role={timer ? 'timer' : undefined}>
        {value}
      </b>
    </div>
  )
}
