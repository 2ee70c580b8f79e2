import { and, eq, gt, isNull } from 'drizzle-orm'
import { BRAND } from '@nmw/contract/brand'
import { recordAudit } from '../audit/record-audit.ts'
import { emailMessageKey, revokeMailedLinks } from '../auth/revoke-mailed-links.ts'
import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import { account } from '../database/schema/account-table.ts'
import { emailChange } from '../database/schema/email-change-table.ts'
import { transaction, violated } from '../database/transaction.ts'
import { refused } from '../http/problem.ts'
import type { Client } from '../http/client.ts'
import { renewReminders } from '../seat/renew-reminders.ts'
import { hashToken } from '../secret.ts'
import { announceContactChange } from './announce-contact-change.ts'
import { warnOwner } from './warn-owner.ts'

const EXPIRED = 'Tautan tidak berlaku atau sudah dipakai. Minta tautan baru dari Pengaturan Akun.'

type Input = { client: Client; query: { id: string } }

export async function verifyEmail(context: Context, { client, query: { id } }: Input): Promise<true> {
  const at = context.now()
  const usable = and(eq(emailChange.keyHash, hashToken(id)), isNull(emailChange.usedAt), gt(emailChange.expiresAt, at))
  await transaction(context.db, async (db) => {
    const [known] = await db.select({ accountId: emailChange.accountId }).from(emailChange).where(usable)
    if (!known) return requireUsedLink(db, id, at)
    const { accountId } = known
    const active = and(eq(account.id, accountId), eq(account.active, true))
    const [person] = await db.select().from(account).where(active).for('update')
    // A concurrent change may have voided the link.
    const [change] = await db.update(emailChange).set({ usedAt: at }).where(usable).returning()
    if (!person || !change) return requireUsedLink(db, id, at)
    await db.update(account).set({ email: change.email, emailVerifiedAt: at }).where(eq(account.id, accountId))
    await revokeMailedLinks(db, accountId, at)
    await renewReminders(context, db, accountId)
    await recordAudit(context, db, client, { action: 'verify-email', accountId })
    await announceContactChange(db, accountId)
    if (person.email === change.email) return undefined
    await warnOwner(context, db, {
      to: person.email,
      fullName: person.fullName,
      subject: 'E-mail akun diganti',
      what: `E-mail akun Anda kini ${change.email}. Alamat ini tidak dipakai lagi.`,
      remedy: `segera hubungi kami melalui WhatsApp ${BRAND.whatsapp} atau ${BRAND.email}.`,
      dedupeKey: `changed-${emailMessageKey(change)}`,
    })
    return undefined
  }).catch((error: unknown) => {
    // The address was taken meanwhile; the message does not reveal that.
    throw violated(error) === 'account_email_unique' ? refused(EXPIRED) : error
  })
  return true
}

/** A retry after a lost answer: the effect of the link must still be in place. */
async function requireUsedLink(db: Database, id: string, at: Date) {
  const [used] = await db
    .select({ id: account.id })
    .from(emailChange)
    .innerJoin(account, eq(account.id, emailChange.accountId))
    .where(
      and(
        eq(emailChange.keyHash, hashToken(id)),
        gt(emailChange.expiresAt, at),
        eq(account.email, emailChange.email),
        eq(account.emailVerifiedAt, emailChange.usedAt),
        eq(account.active, true),
      ),
    )
  if (!used) throw refused(EXPIRED)
}
