import { Icon } from '../icon/icon.tsx'
import type { NavItem } from './nav-item.ts'
import type { RenderLink } from '../frame/render-link.tsx'
import styles from './tab-bar.module.css'
import { UiLink } from '../frame/ui-link.tsx'

export type TabBarProps = {
  label: string
  items: readonly NavItem[]
  renderLink?: RenderLink | undefined
}

/** The bottom navigation of narrow screens; from 1024 px `SideRail` replaces it. */
export function TabBar({ label, items, renderLink }: TabBarProps) {
  return (
    <nav className={styles.bar} aria-label={label}>
      {items.map((item) => (
        <UiLink
          key={item.href}
          href={item.href}
          className={styles.tab}
          aria-current={item.current ? 'page' : undefined}
          renderLink={renderLink}
        >
          <span className={styles.pill}>
            <Icon path={item.icon} />
          </span>
          <span className={styles.word}>{item.label}</span>
        </UiLink>
      ))}
    </nav>
  )
}
