import type { ReactNode } from 'react'
import styles from './menu-beside.module.css'

export type MenuBesideProps = { menu: ReactNode; children: ReactNode }

/** A page of a menu. Phones show the page alone; from 1024 px the menu stays in sight at its left. */
export function MenuBeside({ menu, children }: MenuBesideProps) {
  return (
    <div className={styles.frame}>
      <div className={styles.menu}>{menu}</div>
      <div className={styles.page}>{children}</div>
    </div>
  )
}
