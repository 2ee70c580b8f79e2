import styles from './segments.module.css'
import { TabList, type TabListProps } from './tab-list.tsx'

export type SegmentsProps = Omit<TabListProps, 'className' | 'tabClassName'>

/** Switches a small block, for example the payment steps per bank. */
export function Segments(props: SegmentsProps) {
  return <TabList {...props} className={styles.segments} tabClassName={styles.segment} />
}
