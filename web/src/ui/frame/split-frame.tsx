import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './split-frame.module.css'

export type SplitFrameProps = {
  /** a decorative `<img>` or `<svg>` */
  art: ReactNode
  /** one sentence under the drawing, if there is space */
  motto: string
  /** the frame is the whole page, not a part of it */
  whole?: boolean | undefined
  children: ReactNode
}

/** One column, with the drawing above it on phones and beside it on wide screens. */
export function SplitFrame({ art, motto, whole, children }: SplitFrameProps) {
  const [Column, Art] = whole ? (['main', 'aside'] as const) : (['div', 'div'] as const)
  return (
    <div className={classNames(styles.frame, whole && styles.whole)}>
      <Art className={styles.art}>
        {art}
        <p className={styles.motto}>{motto}</p>
      </Art>
      <Column className={styles.column}>{children}</Column>
    </div>
  )
}
