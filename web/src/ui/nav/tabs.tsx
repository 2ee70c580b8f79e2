import { TabList, type TabListProps } from './tab-list.tsx'
import styles from './tabs.module.css'

export type TabsProps = Omit<TabListProps, 'className' | 'tabClassName'>

/** Divides a page. If every tab has its own URL, use `LinkTabs`. */
export function Tabs(props: TabsProps) {
  return <TabList {...props} className={styles.tabs} tabClassName={styles.tab} />
}
