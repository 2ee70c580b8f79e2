import type { ReactNode } from 'react'
import styles from './action-bar.module.css'

export type ActionBarProps = {
  /** such as 'Total' over 'Rp 155.000' */
  label?: string | undefined
  amount?: string | undefined
  /** the one next step */
  children: ReactNode
}

/** The main action of a task, always in sight on phones; it takes the place of the tab bar. */
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
