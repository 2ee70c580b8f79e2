import { eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { chat } from '../database/schema/chat-table.ts'
import type { Caller } from '../http/route.ts'
import { readThreads } from './chat-queries.ts'

export async function listThreads({ db, now }: Context, { caller }: { caller: Caller }) {
  const datas = await readThreads(db, eq(chat.patientId, caller.accountId), now())
  return { datas, unread: datas.reduce((sum, { unread }) => sum + unread, 0) }
}
