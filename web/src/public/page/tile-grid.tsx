import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'
import styles from './tile-grid.module.css'

export type TileGridProps = {
  /** how many stand side by side on phones, tablets and wide screens */
  columns: 'two-three-four' | 'one-two-three' | 'one-two'
  /** the next ones are on their way */
  waiting?: boolean | undefined
  lang?: 'id' | undefined
  /** some of many, the others are a link away: whole rows only */
  glimpse?: boolean | undefined
  children: ReactNode
}

/** A list of cards; its children are `<li>`. */
export function TileGrid({ columns, waiting, lang, glimpse, children }: TileGridProps) {
  return (
    <ul
      className={classNames(styles.grid, styles[columns], glimpse && styles.glimpse, waiting && styles.waiting)}
      aria-busy={waiting || undefined}
      lang={lang}
    >
      {children}
    </ul>
  )
}
