import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon, type IconPath } from '../icon/icon.tsx'
import styles from './note.module.css'
import { moveFocusToHeading } from '../keys/move-focus-to-heading.ts'
import { toneIcons, type Tone } from './tone.ts'

export type NoteProps = {
  tone?: Tone | 'plain' | undefined
  icon?: IconPath | undefined
  /** for a note that appears after a user action and has to be announced */
  role?: 'alert' | 'status' | undefined
  action?: ReactNode
  className?: string | undefined
  children: ReactNode
}

export function Note({ tone = 'info', icon, role, action, className, children }: NoteProps) {
  return (
    <div ref={moveFocusToHeading} className={classNames(styles.note, styles[tone], className)} role={role}>
      <Icon path={icon ?? toneIcons[tone === 'plain' ? 'info' : tone]} size={20} />
      <div className={styles.text}>{children}</div>
      {action}
    </div>
  )
}
