import type { ReactNode } from 'react'
import { classNames } from '../../ui/frame/class-names.ts'
import styles from './two-lines.module.css'

type TwoLinesProps = {
  first: ReactNode
  second: ReactNode
  strong?: boolean | undefined
  num?: boolean | undefined
}

/** A table cell with a muted second line; both are cut off if too long. */
export function TwoLines({ first, second, strong, num }: TwoLinesProps) {
  return (
    <span className={styles.two}>
      <span className={classNames('clip', strong && 'strong')}>{first}</span>
      <span className={classNames('clip dim tiny', num && 'num')}>{second}</span>
    </span>
  )
}
