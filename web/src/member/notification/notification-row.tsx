import { NOTIFICATION_CATEGORIES, type NotificationItem } from '@nmw/contract/notification'
import { useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { formatWhen } from '../../lib/format/format-when.ts'
import { chevronRightIcon } from '../../ui/icon/arrow-icons.ts'
import { Badge } from '../../ui/list/badge.tsx'
import { replayEarlyPress } from '../../ui/keys/replay-early-press.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { bellIcon } from '../../ui/icon/navigation-icons.ts'
import { categoryIcons } from './category-icons.ts'
import styles from './notification-row.module.css'

type NotificationRowProps = { item: NotificationItem; now: number; onOpen: () => void }

/** Opening it marks it as read and follows its link. */
export function NotificationRow({ item, now, onOpen }: NotificationRowProps) {
  const router = useRouter()
  const { category, date, messages, readStatus, link } = item
  const content = (
    <>
      <span className={styles.picture}>
        <Icon path={categoryIcons[category] ?? bellIcon} size={20} />
      </span>
      <span className={styles.words}>
        <span className={styles.head}>
          <span className={styles.category}>{NOTIFICATION_CATEGORIES[category]}</span>{' '}
          {readStatus ? null : (
            <Badge tone="brand" className={styles.fresh}>
              Baru
            </Badge>
          )}
        </span>
        <span className={styles.text} dir="auto">
          {messages}
        </span>
        <time className={styles.date} dateTime={date}>
          {formatWhen(date, now)}
        </time>
      </span>
      {link ? <Icon path={chevronRightIcon} size={20} className={styles.arrow} /> : null}
    </>
  )

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onOpen()
    // The browser handles a new tab or window.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || !link) return
    event.preventDefault()
    void router.navigate({ href: link })
  }

  const look = { className: styles.row, 'data-unread': readStatus ? undefined : '' }
  if (link) {
    return (
      <a {...look} href={link} onClick={follow}>
        {content}
      </a>
    )
  }
  if (readStatus) return <div {...look}>{content}</div>
  return (
    <button ref={replayEarlyPress} {...look} type="button" onClick={onOpen}>
      {content}
    </button>
  )
}
