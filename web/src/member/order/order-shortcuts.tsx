import { readShellProfile } from '@nmw/contract/shell-profile'
import { useRead } from '../../lib/reads/use-endpoint.ts'
import { iconButtonClass } from '../../ui/frame/icon-button-class.ts'
import { Icon, type IconPath } from '../../ui/icon/icon.tsx'
import { bellIcon, chatIcon, receiptIcon } from '../../ui/icon/navigation-icons.ts'
import { clockIcon } from '../../ui/icon/state-icons.ts'
import { UiLink } from '../../ui/frame/ui-link.tsx'
import { UnreadDot } from '../../ui/frame/unread-dot.tsx'

export function OrderShortcuts() {
  const { data: profile } = useRead(readShellProfile, {}, { quiet: true })
  return (
    <>
      <Shortcut href="/user/order?slug=history-payment" label="Riwayat pembayaran" icon={receiptIcon} />
      <Shortcut href="/user/order?slug=waiting-payment" label="Menunggu pembayaran" icon={clockIcon} />
      <Shortcut href="/user/message" label="Pesan" icon={chatIcon} unread={!!profile?.unreadMessage} />
      <Shortcut href="/user/notification" label="Notifikasi" icon={bellIcon} unread={!!profile?.unreadNotification} />
    </>
  )
}

type ShortcutProps = { href: string; label: string; icon: IconPath; unread?: boolean }

function Shortcut({ href, label, icon, unread = false }: ShortcutProps) {
  return (
    <UiLink href={href} className={iconButtonClass()} aria-label={unread ? `${label}, ada yang belum dibaca` : label}>
      <Icon path={icon} />
      {unread ? <UnreadDot /> : null}
    </UiLink>
  )
}
