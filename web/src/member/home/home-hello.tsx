import { readShellProfile } from '@nmw/contract/shell-profile'
import { useRead } from '../../lib/reads/use-endpoint.ts'
import { iconButtonClass } from '../../ui/frame/icon-button-class.ts'
import { Icon, type IconPath } from '../../ui/icon/icon.tsx'
import { bellIcon, chatIcon } from '../../ui/icon/navigation-icons.ts'
import { UiLink } from '../../ui/frame/ui-link.tsx'
import { UnreadDot } from '../../ui/frame/unread-dot.tsx'
import { NearestBranch } from '../branch/nearest-branch.tsx'
import { greeting } from './greeting.ts'
import styles from './home-hello.module.css'

export function HomeHello() {
  const { data: profile, dataUpdatedAt } = useRead(readShellProfile, {}, { quiet: true })
  const firstName = profile?.name.trim().split(/\s+/)[0]
  return (
    <header className={styles.hello}>
      {/* The time of the profile read is dehydrated, so that server and browser render the same greeting. */}
      <h1 className={`h1 ${styles.words}`}>
        {firstName ? `${greeting(dataUpdatedAt)}, ${firstName}` : 'Selamat datang'}
      </h1>
      <div className={styles.inboxes}>
        <Inbox href="/user/message" label="Pesan" icon={chatIcon} unread={!!profile?.unreadMessage} />
        <Inbox href="/user/notification" label="Notifikasi" icon={bellIcon} unread={!!profile?.unreadNotification} />
      </div>
      <div className={styles.near}>
        <NearestBranch />
      </div>
    </header>
  )
}

type InboxProps = { href: string; label: string; icon: IconPath; unread: boolean }

function Inbox({ href, label, icon, unread }: InboxProps) {
  return (
    <UiLink href={href} className={iconButtonClass()} aria-label={unread ? `${label}, ada yang belum dibaca` : label}>
      <Icon path={icon} />
      {unread ? <UnreadDot /> : null}
    </UiLink>
  )
}
