import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { notification } from '../database/schema/notification-table.ts'

/** Can be awaited or used as a subquery. */
export function countUnreadNotifications(db: Database, accountId: number) {
  return db.$count(notification, and(eq(notification.accountId, accountId), isNull(notification.readAt)))
}
