import type { ReactNode } from 'react'
import styles from './staff-head.module.css'

export type StaffHeadProps = { title: string; detail?: ReactNode; /** search and main action */ children?: ReactNode }

export function StaffHead({ title, detail, children }: StaffHeadProps) {
  return (
    <div className={styles.head}>
      <div className={styles.words}>
        <h1 className={styles.title}>{title}</h1>
        {detail ? <p className="dim num">{detail}</p> : null}
      </div>
      {children}
    </div>
  )
}
