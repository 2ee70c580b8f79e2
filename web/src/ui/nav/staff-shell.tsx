import type { ReactNode } from 'react'
import { classNames } from '../frame/class-names.ts'
import { Icon } from '../icon/icon.tsx'
import type { NavItem } from './nav-item.ts'
import type { RenderLink } from '../frame/render-link.tsx'
import styles from './staff-shell.module.css'
import { UiLink } from '../frame/ui-link.tsx'

export type StaffShellProps = {
  /** usually the brand mark inside a link */
  brand: ReactNode
  label: string
  items: readonly NavItem[]
  /** opens the navigation items that do not fit */
  more?: ReactNode
  /** the signed-in user, shown if there is space */
  who?: { name: string; role: string } | undefined
  /** `StaffNavButton`s: theme, logout */
  foot?: ReactNode
  /** only icons at the left, for screens that need the width */
  slim?: boolean | undefined
  renderLink?: RenderLink | undefined
  children: ReactNode
}

export function StaffShell({ brand, label, items, more, who, foot, slim, renderLink, children }: StaffShellProps) {
  return (
    <>
      <a className="skip-link" href="#isi">
        Langsung ke isi
      </a>
      <div className={classNames(styles.shell, slim && styles.slim)} data-density="compact">
        <header className={styles.side}>
          <div className={styles.brand}>{brand}</div>
          <nav className={styles.items} aria-label={label}>
            {items.map((item) => (
              <UiLink
                key={item.href}
                href={item.href}
                className={styles.item}
                title={item.label}
                aria-current={item.current ? 'page' : undefined}
                renderLink={renderLink}
              >
                <Icon path={item.icon} size={20} />
                <span className={styles.word}>{item.label}</span>
              </UiLink>
            ))}
            {more}
          </nav>
          <div className={styles.foot}>
            {who ? (
              <div className={styles.who}>
                <p className="strong">{who.name}</p>
                <p className="dim tiny">{who.role}</p>
              </div>
            ) : null}
            {foot}
          </div>
        </header>
        <main className={styles.main} id="isi" tabIndex={-1}>
          {children}
        </main>
      </div>
    </>
  )
}
