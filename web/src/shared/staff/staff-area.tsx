import type { Site } from '@nmw/contract/endpoint'
import { useLocation } from '@tanstack/react-router'
import type { ComponentType, ReactNode } from 'react'
import { BrandMark } from '../../ui/frame/brand-mark.tsx'
import type { NavItem } from '../../ui/nav/nav-item.ts'
import { moonIcon } from '../../ui/icon/navigation-icons.ts'
import { StaffNavButton } from '../../ui/nav/staff-nav-button.tsx'
import { StaffShell } from '../../ui/nav/staff-shell.tsx'
import { switchTheme } from '../../ui/frame/switch-theme.ts'
import { UiLink } from '../../ui/frame/ui-link.tsx'
import { useMedia } from '../../ui/keys/use-media.ts'
import { useReloadOnAccountChange } from '../../lib/session/use-reload-on-account-change.ts'
import { MoreNavItems } from './more-nav-items.tsx'
import { splitNavItems } from './split-nav-items.ts'
import styles from './staff-area.module.css'
import { StaffContent } from './staff-content.tsx'
import { StaffLogoutButton } from './staff-logout-button.tsx'
import { useStaffProfile } from './use-staff-profile.ts'

type StaffAreaProps = {
  site: Exclude<Site, 'member'>
  /** for example 'Konten' in 'NMW Konten' */
  area: string
  items: readonly Omit<NavItem, 'current'>[]
  home: string
  loginPage: string
  /** a wrapper that reads what every page needs before it renders */
  around?: ComponentType<{ children: ReactNode }>
  /** only icons at the left, for screens that need the width */
  slim?: boolean | undefined
  /** rendered next to the page, for example dialogs */
  children?: ReactNode
}

/** The shell of a staff site: checks user and role, shows the navigation. */
export function StaffArea({ site, area, items, home, loginPage, around, slim, children }: StaffAreaProps) {
  useReloadOnAccountChange(site, home)
  const profile = useStaffProfile(site)
  const pathname = useLocation({ select: (location) => location.pathname })
  // All pages are under the operations home, so that one is current only on an exact match.
  const isAt = (href: string) => (href === home ? pathname === href : `${pathname}/`.startsWith(`${href}/`))
  const places = items.map((item) => ({ ...item, current: isAt(item.href) }))
  const phone = useMedia('(max-width: 767px)')
  const { shown, rest } = phone ? splitNavItems(places) : { shown: places, rest: [] }
  return (
    <StaffShell
      label={`Menu NMW ${area}`}
      items={shown}
      more={rest.length ? <MoreNavItems places={rest} /> : null}
      who={profile.data}
      slim={slim}
      brand={
        <UiLink href={home}>
          <span className={styles.full}>
            <BrandMark name="NMW" area={area} />
          </span>
          <span className={styles.short}>
            <BrandMark name="NMW" area={area} markOnly />
          </span>
        </UiLink>
      }
      foot={
        <>
          <StaffNavButton icon={moonIcon} label="Ganti tema" onClick={switchTheme} />
          <StaffLogoutButton loginPage={loginPage} />
        </>
      }
    >
      <StaffContent profile={profile} around={around} />
      {children}
    </StaffShell>
  )
}
