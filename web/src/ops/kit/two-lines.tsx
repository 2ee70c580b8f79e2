import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'
import styles from './two-lines.module.css'

type TwoLinesProps = {
  first: ReactNode
  second: ReactNode
  strong?: boolean | undefined
  /** the second line is a number */
  num?: boolean | undefined
}

/** A cell of a table with a quieter line under the first; both give way where they are too long. */
export function TwoLines({ first, second, strong, num }: TwoLinesProps) {
  return (
    <span className={styles.two}>
      <span className={classNames('clip', strong && 'strong')}>{first}</span>
      <span className={classNames('clip dim tiny', num && 'num')}>{second}</span>
    </span>
  )
}
