import type { ReactNode } from 'react'
import styles from './side-menu-layout.module.css'

export type SideMenuLayoutProps = { menu: ReactNode; children: ReactNode }

/** A page of a menu. Phones show the page alone; from 1024 px the menu stays visible at its left. */
export function SideMenuLayout({ menu, children }: SideMenuLayoutProps) {
  return (
    <div className={styles.frame}>
      <div className={styles.menu}>{menu}</div>
      <div className={styles.page}>{children}</div>
    </div>
  )
}
