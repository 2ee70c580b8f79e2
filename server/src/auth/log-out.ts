import { eq } from 'drizzle-orm'
import { recordAudit } from '../audit/record-audit.ts'
import type { Context } from '../context.ts'
import { session } from '../database/schema/session-table.ts'
import { transaction } from '../database/transaction.ts'
import type { Caller } from '../http/route.ts'
import type { Client } from '../http/client.ts'

type Input = { client: Client; caller: Caller }

export async function logOut(context: Context, { client, caller }: Input): Promise<true> {
  const { accountId, sessionId, site } = caller
  await transaction(context.db, async (db) => {
    await db.update(session).set({ endedAt: context.now() }).where(eq(session.id, sessionId))
    await recordAudit(context, db, client, { action: 'logout', accountId, detail: { site } })
  })
  client.clearSessionCookies(site)
  return true
}
