import type { ReactNode } from 'react'
import styles from './drawing.module.css'

export type DrawingProps = { ground?: 'rose' | 'sand' | undefined; children: ReactNode }

/** The canvas for illustrations of empty and error states: 168 x 132, in theme colours. */
export function Drawing({ ground = 'rose', children }: DrawingProps) {
  return (
    <svg className={styles.drawing} viewBox="0 0 168 132" width={168} height={132} aria-hidden="true">
      <path
        className={ground === 'rose' ? styles.rose : styles.sand}
        d="M18 78c-6-34 24-62 62-64 42-2 76 22 74 58-2 32-34 46-72 46-34 0-59-12-64-40z"
      />
      {children}
    </svg>
  )
}
