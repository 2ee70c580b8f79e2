import type { NotificationItem } from '@nmw/contract/notification'
import { Card } from '../../ui/frame/card.tsx'
import { NotificationRow } from './notification-row.tsx'
import { useMarkRead } from './use-mark-read.ts'

type NotificationListProps = { notifications: readonly NotificationItem[]; now: number }

export function NotificationList({ notifications, now }: NotificationListProps) {
  const markRead = useMarkRead()
  return (
    <Card as="ul" rows>
      {notifications.map((item) => (
        <li key={item.id}>
          <NotificationRow item={item} now={now} onOpen={() => markRead(item)} />
        </li>
      ))}
    </Card>
  )
}
