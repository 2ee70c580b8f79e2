import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import type { NavItem } from './nav-item.ts'
import type { RenderLink } from '../frame/render-link.tsx'
import styles from './side-rail.module.css'
import { UiLink } from '../frame/ui-link.tsx'

export type SideRailProps = {
  label: string
  items: readonly NavItem[]
  /** usually the brand mark inside a link */
  head?: ReactNode
  /** links and buttons at the bottom; give each `railItemClass()` */
  foot?: ReactNode
  renderLink?: RenderLink | undefined
}

/** The navigation at the left of wide screens; under 1024 px `TabBar` replaces it. */
export function SideRail({ label, items, head, foot, renderLink }: SideRailProps) {
  return (
    <header className={styles.rail}>
      {head ? <div className={styles.head}>{head}</div> : null}
      <nav className={styles.items} aria-label={label}>
        {items.map((item) => (
          <UiLink
            key={item.href}
            href={item.href}
            className={styles.item}
            aria-current={item.current ? 'page' : undefined}
            renderLink={renderLink}
          >
            <Icon path={item.icon} />
            {item.label}
          </UiLink>
        ))}
      </nav>
      {foot ? <div className={styles.foot}>{foot}</div> : null}
    </header>
  )
}
