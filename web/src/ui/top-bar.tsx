import type { ReactNode } from 'react'
import { chevronLeftIcon } from './arrow-icons.ts'
import { IconButton } from './icon-button.tsx'
import { iconButtonClass } from './icon-button-class.ts'
import { Icon } from './icon.tsx'
import type { RenderLink } from './render-link.tsx'
import styles from './top-bar.module.css'
import { UiLink } from './ui-link.tsx'

export type TopBarProps = {
  title: string
  /** where 'Kembali' leads; a known place is better than the browser's history */
  backHref?: string | undefined
  onBack?: (() => void) | undefined
  backLabel?: string | undefined
  actions?: ReactNode
  renderLink?: RenderLink | undefined
}

export function TopBar({ title, backHref, onBack, backLabel = 'Kembali', actions, renderLink }: TopBarProps) {
  return (
    <header className={styles.bar}>
      {backHref ? (
        <UiLink href={backHref} className={iconButtonClass()} aria-label={backLabel} renderLink={renderLink}>
          <Icon path={chevronLeftIcon} />
        </UiLink>
      ) : onBack ? (
        <IconButton label={backLabel} icon={chevronLeftIcon} onClick={onBack} />
      ) : null}
      <h1 className={backHref || onBack ? styles.title : `${styles.title} ${styles.alone}`}>{title}</h1>
      {actions}
    </header>
  )
}
