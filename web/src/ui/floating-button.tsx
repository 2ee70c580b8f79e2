import { Icon, type IconPath } from './icon.tsx'
import styles from './floating-button.module.css'
import type { RenderLink } from './render-link.tsx'
import { UiLink } from './ui-link.tsx'

export type FloatingButtonProps = {
  label: string
  icon: IconPath
  href: string
  renderLink?: RenderLink | undefined
}

/** Floats above the tab bar on phones, such as the way to help. */
export function FloatingButton({ label, icon, href, renderLink }: FloatingButtonProps) {
  return (
    <UiLink href={href} className={styles.button} renderLink={renderLink}>
      <Icon path={icon} />
      <span className={styles.word}>{label}</span>
    </UiLink>
  )
}
