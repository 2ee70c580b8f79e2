import type { ReactNode } from 'react'
import { classNames } from '../frame/class-names.ts'
import styles from './key-value-list.module.css'

export type KeyValue = { key: string; value: ReactNode; total?: boolean | undefined }

export type KeyValueListProps = {
  items: readonly KeyValue[]
  /** 'sums' aligns values to the right, 'facts' puts them beside the key with hairlines */
  look?: 'sums' | 'facts' | undefined
  className?: string | undefined
}

export function KeyValueList({ items, look = 'sums', className }: KeyValueListProps) {
  return (
    <dl className={classNames(styles[look], className)}>
      {items.map((item) => (
        <div key={item.key} className={classNames(styles.pair, item.total && styles.total)}>
          <dt>{item.key}</dt>
          <dd>{item.value}</dd>
        </div>
      ))}
    </dl>
  )
}
