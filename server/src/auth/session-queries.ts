import { and, asc, eq, gt, isNull, lte } from 'drizzle-orm'
import type { DeviceSession } from '@nmw/contract/auth'
import type { Site } from '@nmw/contract/endpoint'
import type { Database } from '../database/connection.ts'
import { account } from '../database/schema/account-table.ts'
import { session } from '../database/schema/session-table.ts'
import { hashToken } from '../secret.ts'

type SessionRow = typeof session.$inferSelect

/** Serialises changes to the devices of an account. */
export async function lockAccount(db: Database, accountId: number) {
  const { active, passwordHash } = account
  const [locked] = await db
    .select({ active, passwordHash })
    .from(account)
    .where(eq(account.id, accountId))
    .for('update')
  return locked
}

export function activeSessions(db: Database, accountId: number, site: Site, now: Date) {
  return db
    .select()
    .from(session)
    .where(
      and(
        eq(session.accountId, accountId),
        eq(session.site, site),
        eq(session.state, 'active'),
        isNull(session.endedAt),
        gt(session.expiresAt, now),
      ),
    )
    .orderBy(asc(session.createdAt))
}

/** An expired session holds its slot until it is deleted. */
export async function endExpiredSessions(db: Database, accountId: number, now: Date) {
  await db
    .update(session)
    .set({ endedAt: now })
    .where(and(eq(session.accountId, accountId), isNull(session.endedAt), lte(session.expiresAt, now)))
}

type Replaced = { accountId: number; site: Site; token: string | undefined; at: Date }

/** A browser that signs in again loses its former token, which must not use a slot any longer. */
export async function endReplaced(db: Database, { accountId, site, token, at }: Replaced) {
  if (!token) return
  await db
    .update(session)
    .set({ endedAt: at })
    .where(
      and(
        eq(session.tokenHash, hashToken(token)),
        eq(session.accountId, accountId),
        eq(session.site, site),
        isNull(session.endedAt),
      ),
    )
}

export function freeSlot(taken: (number | null)[], max: number) {
  // Some may lie beyond the limit, from when it was higher.
  if (taken.length >= max) return undefined
  return Array.from({ length: max }, (_, index) => index + 1).find((slot) => !taken.includes(slot))
}

export function deviceOf(row: SessionRow, currentId: string): DeviceSession {
  return {
    id: row.id,
    ip: row.ip,
    browser: { name: row.browserName, version: row.browserVersion },
    os: { name: row.osName, version: row.osVersion },
    site: row.site,
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
    current: row.id === currentId,
  }
}
