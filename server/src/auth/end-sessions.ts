import { and, eq, isNull, ne } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { session } from '../database/schema/session-table.ts'

export async function endSessions(db: Database, accountId: number, now: Date, { except }: { except?: string } = {}) {
  await db
    .update(session)
    .set({ endedAt: now })
    .where(and(eq(session.accountId, accountId), isNull(session.endedAt), except ? ne(session.id, except) : undefined))
}
