import type { ReactNode } from 'react'
import { chevronLeftIcon } from '../icon/arrow-icons.ts'
import { IconButton } from '../frame/icon-button.tsx'
import { iconButtonClass } from '../frame/icon-button-class.ts'
import { Icon } from '../icon/icon.tsx'
import type { RenderLink } from '../frame/render-link.tsx'
import styles from './top-bar.module.css'
import { UiLink } from '../frame/ui-link.tsx'

export type TopBarProps = {
  title: string
  /** 1, unless the bar is the header of only a part of the page */
  level?: 1 | 2 | 3 | undefined
  /** where 'Kembali' leads; a known page is better than the browser's history */
  backHref?: string | undefined
  onBack?: (() => void) | undefined
  backLabel?: string | undefined
  actions?: ReactNode
  renderLink?: RenderLink | undefined
}

export function TopBar({
  title,
  level = 1,
  backHref,
  onBack,
  backLabel = 'Kembali',
  actions,
  renderLink,
}: TopBarProps) {
  const Heading = `h${level}` as const
  return (
    <header className={styles.bar}>
      {backHref ? (
        <UiLink href={backHref} className={iconButtonClass()} aria-label={backLabel} renderLink={renderLink}>
          <Icon path={chevronLeftIcon} />
        </UiLink>
      ) : onBack ? (
        <IconButton label={backLabel} icon={chevronLeftIcon} onClick={onBack} />
      ) : null}
      <Heading className={backHref || onBack ? styles.title : `${styles.title} ${styles.alone}`}>{title}</Heading>
      {actions}
    </header>
  )
}
