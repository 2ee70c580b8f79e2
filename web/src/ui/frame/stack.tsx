import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import gaps from './gap.module.css'
import styles from './stack.module.css'

export type StackProps = ComponentProps<'div'> & {
  /** multiples of 4 px */
  gap?: 0 | 1 | 2 | 3 | 4 | 6 | 8 | undefined
  as?: 'div' | 'section' | 'ul' | 'ol' | 'form' | 'main' | 'aside' | undefined
}

export function Stack({ gap = 4, as = 'div', className, ...rest }: StackProps) {
  const Tag = as as 'div'
  return <Tag {...rest} className={classNames(styles.stack, gaps[`g${gap}`], className)} />
}
