import type { ReactNode } from 'react'
import { classNames } from '../../ui/frame/class-names.ts'
import styles from './tile-grid.module.css'

export type TileGridProps = {
  /** columns on phones, tablets and wide screens */
  columns: 'two-three-four' | 'one-two-three' | 'one-two'
  /** the next page is loading */
  waiting?: boolean | undefined
  lang?: 'id' | undefined
  /** a selection of a longer list: only whole rows */
  glimpse?: boolean | undefined
  children: ReactNode
}

/** Children are `<li>`. */
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
