import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { notification } from '../database/schema/notification-table.ts'
import { announce } from '../live/announce.ts'

/** Marks notifications as read whose page the member has opened, in the caller's transaction. */
export async function markLinkRead(
  db: Database,
  { accountId, link, at }: { accountId: number; link: string; at: Date },
) {
  const { rowCount } = await db
    .update(notification)
    .set({ readAt: at })
    .where(and(eq(notification.accountId, accountId), eq(notification.link, link), isNull(notification.readAt)))
  if (rowCount) await announce(db, { accountId, topic: 'notification', id: 'all' })
}
