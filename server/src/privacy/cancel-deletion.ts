import { eq } from 'drizzle-orm'
import { recordAudit } from '../audit/record-audit.ts'
import type { Context } from '../context.ts'
import { account } from '../database/schema/account-table.ts'
import { transaction } from '../database/transaction.ts'
import type { Caller } from '../http/route.ts'
import type { Client } from '../http/client.ts'

type Input = { client: Client; caller: Caller }

export async function cancelDeletion(context: Context, { client, caller: { accountId } }: Input): Promise<true> {
  await transaction(context.db, async (db) => {
    await db.update(account).set({ closesAt: null }).where(eq(account.id, accountId))
    await recordAudit(context, db, client, { action: 'cancel-deletion', accountId })
  })
  return true
}
