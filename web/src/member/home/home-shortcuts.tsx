import { cardClass } from '../../ui/frame/card-class.ts'
import { classNames } from '../../ui/frame/class-names.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { prescriptionIcon, stethoscopeIcon } from '../../ui/icon/navigation-icons.ts'
import { coinsIcon, ticketIcon } from '../../ui/icon/thing-icons.ts'
import { UiLink } from '../../ui/frame/ui-link.tsx'
import styles from './home-shortcuts.module.css'

const shortcuts = [
  { href: '/user/consult', label: 'Konsultasi', icon: stethoscopeIcon },
  { href: '/user/voucher', label: 'Voucher', icon: ticketIcon },
  { href: '/user/prescription', label: 'Resep', icon: prescriptionIcon },
  { href: '/user/point', label: 'Tukar Poin', icon: coinsIcon },
] as const

export function HomeShortcuts() {
  return (
    <nav className={styles.shortcuts} aria-label="Pintasan">
      {shortcuts.map(({ href, label, icon }) => (
        <UiLink key={href} href={href} className={classNames(cardClass({ link: true }), styles.shortcut)}>
          <Icon path={icon} className={styles.icon} />
          {label}
        </UiLink>
      ))}
    </nav>
  )
}
