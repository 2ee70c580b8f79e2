import type { ReactNode } from 'react'
import { classNames } from '../frame/class-names.ts'
import styles from './delayed.module.css'

/** Shows its children after 200 ms, by CSS alone, so that a fast load does not flicker. */
export function Delayed({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return <div className={classNames(styles.delayed, className)}>{children}</div>
}
