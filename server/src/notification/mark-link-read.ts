import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { notification } from '../database/schema/notification-table.ts'
import { announce } from '../live/announce.ts'

/** Whoever has seen the page itself need not be told of it any more. Within the caller's transaction. */
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
