import { notification } from '../database/schema/notification-table.ts'
import type { Database } from '../database/connection.ts'
import { announce } from '../live/announce.ts'

export type News = {
  accountId: number
  /** One of `CATEGORY`. */
  category: number
  message: string
  /** The page it speaks of, inside /user/. */
  link: string | null
  /** The same cause gives the same key, so that a repeat tells nothing twice. */
  dedupeKey: string
  at: Date
}

/** Puts news behind the bell within the caller's transaction; open pages hear of it when that commits. */
export async function notify(db: Database, { at, ...news }: News) {
  const [row] = await db
    .insert(notification)
    .values({ ...news, createdAt: at })
    .onConflictDoNothing({ target: [notification.accountId, notification.dedupeKey] })
    .returning({ id: notification.id })
  if (row) await announce(db, { accountId: news.accountId, topic: 'notification', id: row.id })
}
