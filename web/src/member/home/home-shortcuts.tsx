import { cardClass } from '../../ui/card-class.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { prescriptionIcon, stethoscopeIcon } from '../../ui/navigation-icons.ts'
import { coinsIcon, ticketIcon } from '../../ui/thing-icons.ts'
import { UiLink } from '../../ui/ui-link.tsx'
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
