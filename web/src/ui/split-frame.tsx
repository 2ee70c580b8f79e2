import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './split-frame.module.css'

export type SplitFrameProps = {
  /** an `<img>` or an `<svg>`; it says nothing the words do not say */
  art: ReactNode
  /** one sentence under the drawing, where there is room */
  motto: string
  /** the frame is the whole page, not a part of one */
  whole?: boolean | undefined
  children: ReactNode
}

/** One calm column, the drawing above it on phones and beside it on wide screens. */
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
