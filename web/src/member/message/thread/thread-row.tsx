import type { Thread } from '@nmw/contract/chat'
import { timeIn, zoneLabel } from '@nmw/contract/zone'
import { formatDate } from '../../../lib/format/format-when.ts'
import { Avatar } from '../../../ui/list/avatar.tsx'
import { Badge } from '../../../ui/list/badge.tsx'
import { clockIcon } from '../../../ui/icon/state-icons.ts'
import { UiLink } from '../../../ui/frame/ui-link.tsx'
import { threadHref } from '../thread-input.ts'
import styles from './thread-row.module.css'

type ThreadRowProps = { thread: Thread; now: number; current: boolean }

export function ThreadRow({ thread, now, current }: ThreadRowProps) {
  const { id, title, branch, image, timezone, withDoctor, lastMessageAt, unread, state } = thread
  const date = formatDate(lastMessageAt, now, timezone, 'short')
  const time = `${timeIn(timezone, new Date(lastMessageAt))} ${zoneLabel(timezone)}`
  return (
    <UiLink href={threadHref(id)} className={styles.row} {...(current ? { 'aria-current': 'page' as const } : {})}>
      <Avatar name={title} src={`/img/${image}?w=96`} />
      <span className={styles.words}>
        <span className={styles.head}>
          <span className={styles.title}>{title}</span>{' '}
          <time className={styles.time} dateTime={lastMessageAt}>
            {date === 'Hari ini' ? time : date}
          </time>
        </span>
        {withDoctor ? <span className={styles.branch}>{branch}</span> : null}{' '}
        <span className={styles.foot}>
          <span className={styles.last} data-unread={unread > 0 ? '' : undefined}>
            <LastLine thread={thread} />
          </span>{' '}
          {unread > 0 ? (
            <span className={styles.unread}>
              {unread > 99 ? '99+' : unread}
              <span className="sr-only"> pesan belum dibaca</span>
            </span>
          ) : null}
        </span>
        {state === 'session' ? (
          <Badge tone="success" icon={clockIcon} className={styles.session}>
            Sesi berjalan
          </Badge>
        ) : null}
      </span>
    </UiLink>
  )
}

function LastLine({ thread: { lastMessage, lastImage, lastMine } }: Pick<ThreadRowProps, 'thread'>) {
  if (!lastMessage && !lastImage) return 'Belum ada pesan'
  return (
    <>
      {lastMine ? 'Anda: ' : null}
      {lastImage ? '[Gambar] ' : null}
      <bdi>{lastMessage}</bdi>
    </>
  )
}
