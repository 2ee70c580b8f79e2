import { and, eq, gt, isNull, ne } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { emailChange } from '../database/schema/email-change-table.ts'
import { resetKey } from '../database/schema/one-time-code-table.ts'
import { dropMessages } from '../message/drop-messages.ts'

type Key = { keyHash: Buffer }
export const resetMessageKey = ({ keyHash }: Key) => `reset:${keyHash.toString('hex')}`
export const emailMessageKey = ({ keyHash }: Key) => `email:${keyHash.toString('hex')}`

/**
 * Revokes every mailed link of an account: one that survives a new password, a new address or the account would let a
 * stranger back in. `except` is the link in use. Unsent messages are dropped. Call it with the account's row locked.
 */
export async function revokeMailedLinks(
  db: Database,
  accountId: number,
  now: Date,
  { except }: { except?: Buffer } = {},
) {
  const ended = await db
    .update(resetKey)
    .set({ usedAt: now, expiresAt: now })
    .where(
      and(
        eq(resetKey.accountId, accountId),
        gt(resetKey.expiresAt, now),
        except ? ne(resetKey.keyHash, except) : undefined,
      ),
    )
    .returning({ keyHash: resetKey.keyHash })
  await dropMessages(db, ended.map(resetMessageKey))
  await voidEmailChanges(db, accountId, now)
}

export async function voidEmailChanges(db: Database, accountId: number, now: Date) {
  const ended = await db
    .update(emailChange)
    .set({ usedAt: now })
    .where(and(eq(emailChange.accountId, accountId), isNull(emailChange.usedAt)))
    .returning({ keyHash: emailChange.keyHash })
  await dropMessages(db, ended.map(emailMessageKey))
}
