import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './delayed.module.css'

/** Shows its children only after 200 ms, without script: what is quick never flickers. */
export function Delayed({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return <div className={classNames(styles.delayed, className)}>{children}</div>
}
