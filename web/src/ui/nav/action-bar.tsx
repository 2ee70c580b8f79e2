import type { ReactNode } from 'react'
import styles from './action-bar.module.css'

export type ActionBarProps = {
  /** for example 'Total' above 'Rp 155.000' */
  label?: string | undefined
  amount?: string | undefined
  children: ReactNode
}

/** The main action of a task; on phones it stays visible in place of the tab bar. */
export function ActionBar({ label, amount, children }: ActionBarProps) {
  return (
    <div className={styles.bar}>
      <div className={styles.inner}>
        {amount ? (
          <div className={styles.price}>
            {label ? <p className={styles.label}>{label}</p> : null}
            <p className={styles.amount}>{amount}</p>
          </div>
        ) : null}
        <div className={styles.action}>{children}</div>
      </div>
    </div>
  )
}
