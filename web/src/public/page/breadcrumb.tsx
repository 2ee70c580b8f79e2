import { chevronRightIcon } from '../../ui/icon/arrow-icons.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { UiLink } from '../../ui/frame/ui-link.tsx'
import styles from './breadcrumb.module.css'

export type Crumb = { href: string; label: string }

export function Breadcrumb({ label, crumbs }: { label: string; crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label={label}>
      <ol className={styles.crumbs}>
        {crumbs.map(({ href, label: text }, place) => (
          <li key={href}>
            {place ? <Icon path={chevronRightIcon} size={14} className={styles.arrow} /> : null}
            <UiLink href={href} className={styles.crumb}>
              {text}
            </UiLink>
          </li>
        ))}
      </ol>
    </nav>
  )
}
