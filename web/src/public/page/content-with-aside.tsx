import type { ReactNode } from 'react'
import styles from './content-with-aside.module.css'

/** The side comes first, because it says what something costs; from 1024 px it stays in sight beside the text. */
export function ContentWithAside({ children, side }: { children: ReactNode; side: ReactNode }) {
  return (
    <div className={styles.columns}>
      <aside className={styles.side}>{side}</aside>
      <div className={styles.main}>{children}</div>
    </div>
  )
}
