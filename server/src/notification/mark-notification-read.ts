import { and, eq, isNull } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { notification } from '../database/schema/notification-table.ts'
import { transaction } from '../database/transaction.ts'
import { notFound } from '../http/problem.ts'
import type { Caller } from '../http/route.ts'
import { announce } from '../live/announce.ts'

type Input = { caller: Caller; params: { id: number } }

export async function markNotificationRead({ db, now }: Context, { caller: { accountId }, params: { id } }: Input) {
  const own = and(eq(notification.id, id), eq(notification.accountId, accountId))
  await transaction(db, async (db) => {
    const { rowCount } = await db
      .update(notification)
      .set({ readAt: now() })
      .where(and(own, isNull(notification.readAt)))
    if (rowCount) await announce(db, { accountId, topic: 'notification', id })
    else if ((await db.$count(notification, own)) === 0) throw notFound()
  })
  return true as const
}
