import type { NavItem } from '../../ui/nav/nav-item.ts'
import { homeIcon, personIcon, prescriptionIcon, receiptIcon, stethoscopeIcon } from '../../ui/icon/navigation-icons.ts'

const tabs = [
  {
    href: '/user/home',
    label: 'Beranda',
    icon: homeIcon,
    holds: /^\/user\/(home|branches|services|promo|message|notification)\b/,
  },
  { href: '/user/consult', label: 'Konsultasi', icon: stethoscopeIcon, holds: /^\/user\/consult\b/ },
  { href: '/user/prescription', label: 'Resep', icon: prescriptionIcon, holds: /^\/user\/prescription\b/ },
  { href: '/user/order', label: 'Transaksi', icon: receiptIcon, holds: /^\/user\/(order|invoice)\b/ },
  { href: '/user/account', label: 'Akun', icon: personIcon, holds: /^\/user\/(account|point|voucher)\b/ },
] as const

/** Every page belongs to one of the five tabs. */
export function memberTabs(path: string): NavItem[] {
  return tabs.map(({ holds, ...tab }) => ({ ...tab, current: holds.test(path) }))
}
