import { desc, eq, sql } from 'drizzle-orm'
import { pageInfoOf } from '@nmw/contract/page'
import type { Context } from '../context.ts'
import { notification } from '../database/schema/notification-table.ts'
import type { Caller } from '../http/route.ts'

type Input = { caller: Caller; query: { page: number; limit: number } }

export async function listNotifications({ db }: Context, { caller: { accountId }, query }: Input) {
  const own = eq(notification.accountId, accountId)
  const [rows, [counted]] = await Promise.all([
    db
      .select()
      .from(notification)
      .where(own)
      .orderBy(desc(notification.id))
      .limit(query.limit)
      .offset((query.page - 1) * query.limit),
    db
      .select({
        total: sql<number>`count(*)::int`,
        unread: sql<number>`(count(*) filter (where ${notification.readAt} is null))::int`,
      })
      .from(notification)
      .where(own),
  ])
  const { total, unread } = counted!
  const { currentPage, totalPage, limit } = pageInfoOf(total, query)
  const data = rows.map(({ id, category, createdAt, message, readAt, link }) => ({
    id,
    category,
    date: createdAt.toISOString(),
    messages: message,
    readStatus: readAt !== null,
    link,
  }))
  return { data, page: { total, unread, currentPage, totalPage, limit } }
}
