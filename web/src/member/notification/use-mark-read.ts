import { listNotifications, markNotificationRead, type NotificationItem } from '@nmw/contract/notification'
import { readShellProfile } from '@nmw/contract/shell-profile'
import type { Result } from '@nmw/contract/endpoint'
import { useQueryClient } from '@tanstack/react-query'
import { readKey, useChange } from '../../lib/reads/use-endpoint.ts'

type Listed = Result<typeof listNotifications>

/** Shown as read at once; on failure the list is read again. */
export function useMarkRead() {
  const client = useQueryClient()
  const { mutate } = useChange(markNotificationRead, { refreshes: [listNotifications, readShellProfile], quiet: true })
  return ({ id, readStatus }: NotificationItem) => {
    if (readStatus) return
    client.setQueriesData<Listed>({ queryKey: readKey(listNotifications) }, (old) => old && withRead(old, id))
    mutate(
      { params: { id } },
      { onError: () => void client.invalidateQueries({ queryKey: readKey(listNotifications) }) },
    )
  }
}

function withRead({ data, page }: Listed, id: number): Listed {
  return {
    data: data.map((item) => (item.id === id ? { ...item, readStatus: true } : item)),
    page: { ...page, unread: Math.max(0, page.unread - 1) },
  }
}
