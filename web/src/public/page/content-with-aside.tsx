import type { ReactNode } from 'react'
import styles from './content-with-aside.module.css'

/** The aside comes first, because it has the price; from 1024 px it is sticky at the side. */
export function ContentWithAside({ children, side }: { children: ReactNode; side: ReactNode }) {
  return (
    <div className={styles.columns}>
      <aside className={styles.side}>{side}</aside>
      <div className={styles.main}>{children}</div>
    </div>
  )
}
