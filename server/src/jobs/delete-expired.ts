import { lt, or } from 'drizzle-orm'
import { DAY } from '@nmw/contract/duration'
import type { Context } from '../context.ts'
import { articleView } from '../database/schema/article-table.ts'
import { attempt } from '../database/schema/attempt-table.ts'
import { emailChange } from '../database/schema/email-change-table.ts'
import { exportTicket } from '../database/schema/export-ticket-table.ts'
import { idempotencyKey } from '../database/schema/idempotency-table.ts'
import { oneTimeCode, phoneTicket, resetKey } from '../database/schema/one-time-code-table.ts'
import { outboxMessage } from '../database/schema/outbox-message-table.ts'
import { session } from '../database/schema/session-table.ts'
import { clearPortraits } from '../portrait/clear-portraits.ts'
import { dateInJakarta } from '../date-in-jakarta.ts'
import { clearUnused } from '../upload/clear-unused.ts'
import { clearUploads } from '../upload/clear-uploads.ts'

/** Deletes expired data. What happened stays in the audit log. */
export async function deleteExpired(context: Context) {
  const { db, now } = context
  const yesterday = new Date(now().getTime() - DAY)
  const monthAgo = new Date(now().getTime() - 30 * DAY)
  await db.delete(attempt).where(lt(attempt.windowEndsAt, now()))
  await db.delete(oneTimeCode).where(lt(oneTimeCode.expiresAt, yesterday))
  await db.delete(phoneTicket).where(lt(phoneTicket.expiresAt, yesterday))
  await db.delete(resetKey).where(lt(resetKey.expiresAt, yesterday))
  await db.delete(emailChange).where(lt(emailChange.expiresAt, yesterday))
  await db.delete(exportTicket).where(lt(exportTicket.expiresAt, yesterday))
  await db.delete(session).where(lt(session.expiresAt, monthAgo))
  await db.delete(idempotencyKey).where(lt(idempotencyKey.createdAt, yesterday))
  await db.delete(articleView).where(lt(articleView.day, dateInJakarta(now())))
  // Including messages to former addresses. No cause repeats so late that its dedupe key would still matter.
  await db.delete(outboxMessage).where(or(lt(outboxMessage.sentAt, monthAgo), lt(outboxMessage.failedAt, monthAgo)))
  await clearUploads(context)
  await clearPortraits(context)
  await clearUnused(context)
}
