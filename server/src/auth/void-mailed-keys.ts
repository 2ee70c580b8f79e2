import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { emailChange } from '../database/schema/email-change-table.ts'
import { resetKey } from '../database/schema/one-time-code-table.ts'

/**
 * Ends every link that was mailed for an account and not opened yet: none may outlive a new password, a new address or
 * the account itself, or a stranger who had asked for one would come back by it. Call it when the account's row is locked.
 */
export async function voidMailedKeys(db: Database, accountId: number, now: Date) {
  await db
    .update(resetKey)
    .set({ usedAt: now })
    .where(and(eq(resetKey.accountId, accountId), isNull(resetKey.usedAt)))
  await voidEmailChanges(db, accountId, now)
}

export async function voidEmailChanges(db: Database, accountId: number, now: Date) {
  await db
    .update(emailChange)
    .set({ usedAt: now })
    .where(and(eq(emailChange.accountId, accountId), isNull(emailChange.usedAt)))
}
