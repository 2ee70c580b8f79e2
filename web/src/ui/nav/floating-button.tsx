import { classNames } from '../frame/class-names.ts'
import { Icon, type IconPath } from '../icon/icon.tsx'
import styles from './floating-button.module.css'
import type { RenderLink } from '../frame/render-link.tsx'
import { UiLink } from '../frame/ui-link.tsx'

export type FloatingButtonProps = {
  label: string
  icon: IconPath
  href: string
  /** on phones and tablets it stays in the page flow, so that it covers nothing */
  settles?: boolean
  renderLink?: RenderLink | undefined
}

/** Floats above the tab bar on phones, for example the help link; its label shows where it covers nothing. */
export function FloatingButton({ label, icon, href, settles = false, renderLink }: FloatingButtonProps) {
  return (
    <UiLink
      href={href}
      className={classNames(styles.button, settles ? styles.settles : styles.floats)}
      renderLink={renderLink}
    >
      <Icon path={icon} />
      <span className={styles.word}>{label}</span>
    </UiLink>
  )
}
