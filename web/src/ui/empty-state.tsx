import type { ReactNode } from 'react'
import styles from './empty-state.module.css'

export type EmptyStateProps = {
  /** address of the drawing, 168 x 132; it says nothing the words do not say */
  art?: string | undefined
  title: string
  /** 2 unless the place needs another level */
  level?: 2 | 3 | undefined
  /** the next step: a button or a link that looks like one */
  action?: ReactNode
  children?: ReactNode
}

export function EmptyState({ art, title, level = 2, action, children }: EmptyStateProps) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <div className={styles.empty}>
      {art ? <img src={art} alt="" width={168} height={132} /> : null}
      <Heading className="h2">{title}</Heading>
      {children ? <div className={styles.words}>{children}</div> : null}
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  )
}
