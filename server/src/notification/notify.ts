import { notification } from '../database/schema/notification-table.ts'
import type { Database } from '../database/connection.ts'
import { announce } from '../live/announce.ts'

export type News = {
  accountId: number
  /** One of `CATEGORY`. */
  category: number
  message: string
  /** The page it is about, inside /user/. */
  link: string | null
  /** Prevents a second notification for the same cause. */
  dedupeKey: string
  at: Date
}

/** Adds an in-app notification in the caller's transaction; open pages are told when it commits. */
export async function notify(db: Database, { at, ...news }: News) {
  const [row] = await db
    .insert(notification)
    .values({ ...news, createdAt: at })
    .onConflictDoNothing({ target: [notification.accountId, notification.dedupeKey] })
    .returning({ id: notification.id })
  if (row) await announce(db, { accountId: news.accountId, topic: 'notification', id: row.id })
}
