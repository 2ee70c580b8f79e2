import type { ComponentProps } from 'react'
import { classNames } from '../frame/class-names.ts'
import gaps from '../frame/gap.module.css'
import styles from './row.module.css'

export type RowProps = ComponentProps<'div'> & {
  /** multiples of 4 px */
  gap?: 1 | 2 | 3 | 4 | undefined
  top?: boolean | undefined
  between?: boolean | undefined
  wrap?: boolean | undefined
}

export function Row({ gap = 3, top, between, wrap, className, ...rest }: RowProps) {
  const names = [styles.row, gaps[`g${gap}`], top && styles.top, between && styles.between, wrap && styles.wrap]
  return <div {...rest} className={classNames(...names, className)} />
}
