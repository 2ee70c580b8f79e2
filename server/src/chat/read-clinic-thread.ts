import { and, desc, eq, gt, sql } from 'drizzle-orm'
import { pageInfoOf } from '@nmw/contract/page'
import { recordAudit } from '../audit/record-audit.ts'
import type { Context } from '../context.ts'
import { chat, chatMessage } from '../database/schema/chat-table.ts'
import { transaction } from '../database/transaction.ts'
import { notFound } from '../http/problem.ts'
import type { Caller } from '../http/route.ts'
import type { Client } from '../http/client.ts'
import { announceStaff } from '../live/announce.ts'
import { answerableBy } from './answer-thread.ts'
import { lockChat } from './chat-queries.ts'
import { readClinicThreads } from './list-clinic-threads.ts'
import { shownMessage } from './shown-message.ts'

type Read = { caller: Caller; client: Client; params: { id: number }; query: { page: number; limit: number } }

export async function readClinicThread(context: Context, { caller, client, params: { id }, query }: Read) {
  const { db, now } = context
  const [thread] = await readClinicThreads(db, and(eq(chat.id, id), answerableBy(db, caller)), now())
  if (!thread) throw notFound()
  const own = eq(chatMessage.chatId, id)
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(chatMessage)
      .where(own)
      .orderBy(desc(chatMessage.id))
      .limit(query.limit)
      .offset((query.page - 1) * query.limit),
    db.$count(chatMessage, own),
  ])
  await recordAudit(context, db, client, {
    action: 'view-chat',
    accountId: caller.accountId,
    object: String(id),
    detail: { patient: thread.patientId },
  })
  const names = { patient: thread.patientName, clinic: 'Klinik' }
  return {
    thread,
    messages: rows.toReversed().map((row) => shownMessage(row, { names, reader: 'clinic' })),
    page: pageInfoOf(total, query),
  }
}

/** For the whole branch: what one worker has read counts as read. */
export async function markClinicThreadRead(
  { db }: Context,
  { caller, params: { id } }: { caller: Caller; params: { id: number } },
): Promise<true> {
  await transaction(db, async (db) => {
    const found = await lockChat(db, and(eq(chat.id, id), answerableBy(db, caller)))
    if (!found) throw notFound()
    const [last] = await db
      .select({ id: sql<number | null>`max(${chatMessage.id})` })
      .from(chatMessage)
      .where(and(eq(chatMessage.chatId, id), gt(chatMessage.id, found.clinicReadId)))
    if (!last?.id) return
    await db.update(chat).set({ clinicReadId: last.id }).where(eq(chat.id, id))
    await announceStaff(db, { branchId: found.branchId, topic: 'message', id })
  })
  return true
}
