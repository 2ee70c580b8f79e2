import type { ReactNode } from 'react'
import styles from './empty-state.module.css'

export type EmptyStateProps = {
  /** decorative: one of the `*-drawing.tsx` files */
  art?: ReactNode
  title: string
  /** heading level, 2 by default */
  level?: 1 | 2 | 3 | undefined
  /** the next step: a button or a link styled as one */
  action?: ReactNode
  children?: ReactNode
}

export function EmptyState({ art, title, level = 2, action, children }: EmptyStateProps) {
  const Heading = `h${level}` as const
  return (
    <div className={styles.empty}>
      {art}
      <Heading className="h2">{title}</Heading>
      {children ? <div className={styles.text}>{children}</div> : null}
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  )
}
