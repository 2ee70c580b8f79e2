import type { ReactNode } from 'react'
import styles from './empty-state.module.css'

export type EmptyStateProps = {
  /** one of the `*-drawing.tsx` files; it says nothing the words do not say */
  art?: ReactNode
  title: string
  /** 2 unless the place needs another level */
  level?: 1 | 2 | 3 | undefined
  /** the next step: a button or a link that looks like one */
  action?: ReactNode
  children?: ReactNode
}

export function EmptyState({ art, title, level = 2, action, children }: EmptyStateProps) {
  const Heading = `h${level}` as const
  return (
    <div className={styles.empty}>
      {art}
      <Heading className="h2">{title}</Heading>
      {children ? <div className={styles.words}>{children}</div> : null}
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  )
}
