import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import { pageInfoOf } from '@nmw/contract/page'
import { recordShown } from '../audit/record-shown.ts'
import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import { account } from '../database/schema/account-table.ts'
import { chat, chatMessage } from '../database/schema/chat-table.ts'
import type { Caller } from '../http/route.ts'
import type { Client } from '../http/client.ts'
import { requireBranch } from '../staff-branch/work-branches.ts'
import { answerableBy } from './answer-thread.ts'
import { lastMessage, unreadBy } from './chat-queries.ts'

type Input = { caller: Caller; client: Client; query: { branch: number; page: number; limit: number } }

export async function listClinicThreads(context: Context, { caller, client, query }: Input) {
  const { db, now } = context
  const place = await requireBranch(db, caller, query.branch)
  // A conversation without messages is not listed.
  const written = sql`${chat.lastMessageAt} > ${chat.createdAt} or exists (
    select from ${chatMessage} where ${chatMessage.chatId} = ${chat.id})`
  const which = and(eq(chat.branchId, place.id), answerableBy(db, caller), sql`(${written})`)
  const [datas, total] = await Promise.all([readClinicThreads(db, which, now(), query), db.$count(chat, which)])
  const patients = datas.map(({ patientId }) => patientId)
  await recordShown(context, { caller, client, action: 'list-chats', patients })
  return { datas, page: pageInfoOf(total, query) }
}

export async function readClinicThreads(
  db: Database,
  which: SQL | undefined,
  at: Date,
  { page, limit } = { page: 1, limit: 1 },
) {
  const last = lastMessage(db)
  const rows = await db
    .select({
      id: chat.id,
      patientId: chat.patientId,
      patientName: account.fullName,
      lastMessageAt: chat.lastMessageAt,
      sessionEndsAt: chat.sessionEndsAt,
      body: last.body,
      image: last.image,
      sender: last.sender,
      unread: unreadBy('clinic'),
    })
    .from(chat)
    .innerJoin(account, eq(account.id, chat.patientId))
    .leftJoinLateral(last, sql`true`)
    .where(which)
    .orderBy(desc(chat.lastMessageAt), desc(chat.id))
    .limit(limit)
    .offset((page - 1) * limit)
  return rows.map(({ body, image, sender, lastMessageAt, sessionEndsAt, ...row }) => ({
    ...row,
    lastMessage: body ?? '',
    lastImage: image !== null,
    lastFromPatient: sender === 'patient',
    lastMessageAt: lastMessageAt.toISOString(),
    sessionEndsAt: sessionEndsAt && at < sessionEndsAt ? sessionEndsAt.toISOString() : null,
  }))
}
