import { and, eq, isNull } from 'drizzle-orm'
import { NO_PHOTO_CONSENT } from '@nmw/contract/privacy'
import type { Database } from '../database/connection.ts'
import { consent } from '../database/schema/consent-table.ts'
import { refused } from '../http/problem.ts'

/**
 * Locks the consent in the caller's transaction, so that a concurrent withdrawal waits. `words` is the error message.
 */
export async function requirePhotoConsent(db: Database, accountId: number, message = NO_PHOTO_CONSENT) {
  const [standing] = await db.select({ id: consent.id }).from(consent).where(standingFor(accountId)).for('share')
  if (!standing) throw refused(message, 'image')
}

export async function hasPhotoConsent(db: Database, accountId: number) {
  return (await db.$count(consent, standingFor(accountId))) > 0
}

function standingFor(accountId: number) {
  return and(eq(consent.accountId, accountId), eq(consent.purpose, 'photo'), isNull(consent.withdrawnAt))
}
