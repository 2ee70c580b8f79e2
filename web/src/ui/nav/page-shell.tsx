import type { ReactNode } from 'react'
import { classNames } from '../frame/class-names.ts'
import styles from './page-shell.module.css'

export type PageShellProps = {
  /** a `SideRail` */
  rail?: ReactNode
  /** a `TabBar`; omit it on a task screen, where an `ActionBar` takes its place */
  tabBar?: ReactNode
  children: ReactNode
}

/** One column up to 720 px with tabs at the bottom; from 1024 px a rail and a column of 960 px. */
export function PageShell({ rail, tabBar, children }: PageShellProps) {
  return (
    <>
      <a className="skip-link" href="#isi">
        Langsung ke isi
      </a>
      <div className={classNames(styles.shell, rail ? styles.withRail : null)}>
        {rail}
        <main className={classNames(styles.main, tabBar ? styles.withTabs : styles.task)} id="isi" tabIndex={-1}>
          {children}
        </main>
        {tabBar}
      </div>
    </>
  )
}
