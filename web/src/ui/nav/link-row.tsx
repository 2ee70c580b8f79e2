import type { ReactNode } from 'react'
import { chevronRightIcon } from '../icon/arrow-icons.ts'
import { Icon, type IconPath } from '../icon/icon.tsx'
import styles from './link-row.module.css'
import type { RenderLink } from '../frame/render-link.tsx'
import { UiLink } from '../frame/ui-link.tsx'

export type LinkRowProps = {
  href: string
  icon: IconPath
  label: string
  /** the current setting, under the label */
  value?: ReactNode
  badge?: ReactNode
  /** the page shown beside this menu */
  current?: boolean | undefined
  renderLink?: RenderLink | undefined
}

/** A menu item; belongs in a `Card rows`. */
export function LinkRow({ href, icon, label, value, badge, current, renderLink }: LinkRowProps) {
  return (
    <UiLink
      href={href}
      className={styles.row}
      renderLink={renderLink}
      {...(current ? { 'aria-current': 'page' as const } : {})}
    >
      <span className={styles.picture}>
        <Icon path={icon} size={20} />
      </span>
      <span className={styles.text}>
        <span className={styles.label}>{label}</span>{' '}
        {value || badge ? (
          <span className={styles.facts}>
            {value ? <span className={styles.value}>{value}</span> : null} {badge}
          </span>
        ) : null}
      </span>
      <Icon path={chevronRightIcon} size={20} className={styles.arrow} />
    </UiLink>
  )
}
