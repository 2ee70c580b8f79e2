import { and, eq, gt, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { chat, chatMessage } from '../database/schema/chat-table.ts'
import { transaction } from '../database/transaction.ts'
import { notFound } from '../http/problem.ts'
import type { Caller } from '../http/route.ts'
import { announce } from '../live/announce.ts'
import { markLinkRead } from '../notification/mark-link-read.ts'
import { lockChat, ownChat } from './chat-queries.ts'
import { threadLink } from './thread-link.ts'

type Input = { caller: Caller; params: { id: number } }

/** Also marks the notification of the answer as read. */
export async function markThreadRead({ db, now }: Context, { caller: { accountId }, params: { id } }: Input) {
  await transaction(db, async (db) => {
    const found = await lockChat(db, ownChat(id, accountId))
    if (!found) throw notFound()
    const [last] = await db
      .select({ id: sql<number | null>`max(${chatMessage.id})` })
      .from(chatMessage)
      .where(and(eq(chatMessage.chatId, id), gt(chatMessage.id, found.patientReadId)))
    if (last?.id) {
      await db.update(chat).set({ patientReadId: last.id }).where(eq(chat.id, id))
      await announce(db, { accountId, topic: 'message', id })
    }
    await markLinkRead(db, { accountId, link: threadLink(id), at: now() })
  })
  return true as const
}
