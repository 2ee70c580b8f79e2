import type { ReactNode } from 'react'
import styles from './auth-frame.module.css'

type AuthFrameProps = { title: string; lead?: ReactNode; children: ReactNode }

/** One calm column, the drawing above it on phones and beside it on wide screens. */
export function AuthFrame({ title, lead, children }: AuthFrameProps) {
  return (
    <div className={styles.frame}>
      <div className={styles.art}>
        <img src="/art/login.svg" alt="" width="480" height="400" fetchPriority="high" />
        <p className={styles.quote}>Kulit Anda, dokter Anda, dalam satu tempat yang tenang.</p>
      </div>
      <div className={styles.column}>
        <div>
          <h1 className="h1">{title}</h1>
          {lead ? <p className={styles.lead}>{lead}</p> : null}
        </div>
        {children}
      </div>
    </div>
  )
}
