import { and, eq, isNull } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { notification } from '../database/schema/notification-table.ts'
import { transaction } from '../database/transaction.ts'
import type { Caller } from '../http/route.ts'
import { announce } from '../live/announce.ts'

export async function markAllNotificationsRead({ db, now }: Context, { caller: { accountId } }: { caller: Caller }) {
  await transaction(db, async (db) => {
    const { rowCount } = await db
      .update(notification)
      .set({ readAt: now() })
      .where(and(eq(notification.accountId, accountId), isNull(notification.readAt)))
    if (rowCount) await announce(db, { accountId, topic: 'notification', id: 'all' })
  })
  return true as const
}
