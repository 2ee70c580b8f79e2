import { and, eq, isNull } from 'drizzle-orm'
import { NO_PHOTO_CONSENT } from '@nmw/contract/privacy'
import type { Database } from '../database/connection.ts'
import { consent } from '../database/schema/consent-table.ts'
import { refused } from '../http/problem.ts'

/** In the caller's transaction: who takes it back meanwhile does so after her photos went, or before and they stay. */
export async function requirePhotoConsent(db: Database, accountId: number) {
  const [standing] = await db
    .select({ id: consent.id })
    .from(consent)
    .where(and(eq(consent.accountId, accountId), eq(consent.purpose, 'photo'), isNull(consent.withdrawnAt)))
    .for('share')
  if (!standing) throw refused(NO_PHOTO_CONSENT, 'image')
}
