import type { ReactNode } from 'react'
import styles from './staff-head.module.css'

export type StaffHeadProps = {
  title: string
  detail?: ReactNode
  /** a `SearchField`; takes the whole width on phones */
  search?: ReactNode
  /** the main action */
  children?: ReactNode
}

export function StaffHead({ title, detail, search, children }: StaffHeadProps) {
  return (
    <div className={styles.head}>
      <div className={styles.words}>
        <h1 className={styles.title}>{title}</h1>
        {detail ? <p className="dim num">{detail}</p> : null}
      </div>
      {search ? <div className={styles.search}>{search}</div> : null}
      {children}
    </div>
  )
}
