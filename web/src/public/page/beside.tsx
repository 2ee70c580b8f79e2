import type { ReactNode } from 'react'
import styles from './beside.module.css'

/** The text in its reading column; from 1024 px the side stays in sight beside it, below the header of the site. */
export function Beside({ children, side }: { children: ReactNode; side: ReactNode }) {
  return (
    <div className={styles.columns}>
      <div className={styles.main}>{children}</div>
      <aside className={styles.side}>{side}</aside>
    </div>
  )
}
