import type { ReactNode } from 'react'
import { classNames } from '../frame/class-names.ts'
import styles from './panel-layout.module.css'

export type PanelLayoutProps = {
  children: ReactNode
  /** a `SidePanel` while something is open */
  panel?: ReactNode
}

/**
 * List at the left, panel at the right from 1024 px; below that the panel takes the lower half, and all of a low
 * screen.
 */
export function PanelLayout({ children, panel }: PanelLayoutProps) {
  return (
    <div className={classNames(styles.layout, panel ? styles.open : null)}>
      <div className={styles.list}>{children}</div>
      {panel ? <div className={styles.panel}>{panel}</div> : null}
    </div>
  )
}
