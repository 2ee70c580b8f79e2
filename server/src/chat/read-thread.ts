import { desc, eq } from 'drizzle-orm'
import { pageInfoOf } from '@nmw/contract/page'
import type { Context } from '../context.ts'
import { account } from '../database/schema/account-table.ts'
import { chatMessage } from '../database/schema/chat-table.ts'
import { notFound } from '../http/problem.ts'
import type { Caller } from '../http/route.ts'
import { ownChat, readThreads } from './chat-queries.ts'
import { shownMessage } from './shown-message.ts'

type Input = { caller: Caller; params: { id: number }; query: { page: number; limit: number } }

export async function readThread({ db, now }: Context, { caller: { accountId }, params: { id }, query }: Input) {
  const at = now()
  const [thread] = await readThreads(db, ownChat(id, accountId), at)
  if (!thread) throw notFound()
  const [rows, total, [patient]] = await Promise.all([
    db
      .select()
      .from(chatMessage)
      .where(eq(chatMessage.chatId, id))
      .orderBy(desc(chatMessage.id))
      .limit(query.limit)
      .offset((query.page - 1) * query.limit),
    db.$count(chatMessage, eq(chatMessage.chatId, id)),
    db.select({ name: account.fullName }).from(account).where(eq(account.id, accountId)),
  ])
  const names = { patient: patient!.name, clinic: thread.title }
  return {
    thread,
    messages: rows.toReversed().map((row) => shownMessage(row, { names, reader: 'patient' })),
    page: pageInfoOf(total, query),
    now: at.toISOString(),
  }
}
