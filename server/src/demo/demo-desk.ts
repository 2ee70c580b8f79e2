import { eq } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { account } from '../database/schema/account-table.ts'
import type { Caller } from '../http/route.ts'
import type { createSale } from '../sale/create-sale.ts'

/** Input of a verb as if staff had called it at the desk. */
export async function demoDesk(db: Database, email: string) {
  const [person] = await db.select().from(account).where(eq(account.email, email))
  const { id: accountId, roleId } = person!
  const caller: Caller = { sessionId: 'demo', accountId, roleId, site: 'ops', pending: false }
  const client = { ip: '127.0.0.1', requestId: 'demo', idempotencyKey: undefined }
  return { caller, client: client as Parameters<typeof createSale>[1]['client'] }
}
