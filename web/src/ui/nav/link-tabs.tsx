import type { ReactNode } from 'react'
import type { RenderLink } from '../frame/render-link.tsx'
import styles from './tabs.module.css'
import { UiLink } from '../frame/ui-link.tsx'

type LinkTab = { href: string; label: ReactNode; current?: boolean | undefined }

export type LinkTabsProps = { label: string; tabs: readonly LinkTab[]; renderLink?: RenderLink | undefined }

export function LinkTabs({ label, tabs, renderLink }: LinkTabsProps) {
  return (
    <nav className={styles.tabs} aria-label={label}>
      {tabs.map((tab) => (
        <UiLink
          key={tab.href}
          href={tab.href}
          className={styles.tab}
          aria-current={tab.current ? 'page' : undefined}
          renderLink={renderLink}
        >
          {tab.label}
        </UiLink>
      ))}
    </nav>
  )
}
