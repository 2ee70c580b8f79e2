import styles from './card.module.css'
import { classNames } from './class-names.ts'

export type CardLook = {
  padded?: boolean | undefined
  /** hairlines between the children */
  rows?: boolean | undefined
  link?: boolean | undefined
}

export function cardClass({ padded, rows, link }: CardLook = {}): string {
  return classNames(styles.card, padded && styles.padded, rows && styles.rows, link && styles.link)
}
