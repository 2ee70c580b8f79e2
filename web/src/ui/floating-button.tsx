import { classNames } from './class-names.ts'
import { Icon, type IconPath } from './icon.tsx'
import styles from './floating-button.module.css'
import type { RenderLink } from './render-link.tsx'
import { UiLink } from './ui-link.tsx'

export type FloatingButtonProps = {
  label: string
  icon: IconPath
  href: string
  /** on phones and tablets it lies where it stands in the page, so that it covers nothing */
  settles?: boolean
  renderLink?: RenderLink | undefined
}

/** Floats above the tab bar on phones, such as the way to help; its words show where they cover nothing. */
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
