import type { ReactNode } from 'react'
import styles from './columns.module.css'

export type ColumnsProps = { children: ReactNode; side: ReactNode }

/** One column on phones; from 1024 px a sticky side column of 336 px. */
export function Columns({ children, side }: ColumnsProps) {
  return (
    <div className={styles.columns}>
      <div>{children}</div>
      <aside className={styles.side}>{side}</aside>
    </div>
  )
}
