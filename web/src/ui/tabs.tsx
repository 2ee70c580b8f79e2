import { TabList, type TabListProps } from './tab-list.tsx'
import styles from './tabs.module.css'

export type TabsProps = Omit<TabListProps, 'className' | 'tabClassName'>

/** Splits a page. Where every tab has an address of its own, use `LinkTabs`. */
export function Tabs(props: TabsProps) {
  return <TabList {...props} className={styles.tabs} tabClassName={styles.tab} />
}
