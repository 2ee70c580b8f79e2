import { eq } from 'drizzle-orm'
import { BRAND } from '@nmw/contract/brand'
import { recordAudit } from '../audit/record-audit.ts'
import { consumeAttempt } from '../auth/consume-attempt.ts'
import { emailMessageKey, voidEmailChanges } from '../auth/revoke-mailed-links.ts'
import type { Context } from '../context.ts'
import { account } from '../database/schema/account-table.ts'
import { emailChange } from '../database/schema/email-change-table.ts'
import { transaction } from '../database/transaction.ts'
import type { Caller } from '../http/route.ts'
import type { Client } from '../http/client.ts'
import { queueMessage } from '../message/queue-message.ts'
import { hashToken, randomToken } from '../secret.ts'
import { chooseNewPassword, warnOwner } from './warn-owner.ts'

const LINK_HOURS = 24

type Input = { client: Client; caller: Caller; body: { email: string } }

/**
 * Nothing changes until the link in the new mailbox is opened, and the answer does not reveal whether the address is in
 * use.
 */
export async function changeEmail(context: Context, { client, caller: { accountId }, body }: Input): Promise<true> {
  const { db, now, env } = context
  const what = 'Terlalu banyak permintaan.'
  await consumeAttempt(context, {
    key: `change-email:${accountId}`,
    limit: env.codesPerTargetAnHour,
    seconds: 3600,
    what,
  })
  const key = randomToken()
  const link = `${env.publicUrl}/user/email-verification?id=${key}`
  await transaction(db, async (db) => {
    const keyHash = hashToken(key)
    const expiresAt = new Date(now().getTime() + LINK_HOURS * 3_600_000)
    // Locked, so that a later request finds and voids the link of an earlier one.
    const [person] = await db.select().from(account).where(eq(account.id, accountId)).for('update')
    await voidEmailChanges(db, accountId, now())
    await db.insert(emailChange).values({ keyHash, accountId, email: body.email, expiresAt })
    await recordAudit(context, db, client, { action: 'change-email', accountId })
    await queueMessage(context, db, {
      channel: 'mail',
      to: body.email,
      subject: `Verifikasi e-mail ${BRAND.name}`,
      text: `Buka tautan ini dalam ${LINK_HOURS} jam untuk memakai alamat ini di akun Anda:\n\n${link}\n\nAbaikan pesan ini bila Anda tidak memintanya.`,
      link,
      dedupeKey: emailMessageKey({ keyHash }),
      usefulUntil: expiresAt,
    })
    // Verifying the current address changes nothing.
    if (person!.email === body.email) return
    await warnOwner(context, db, {
      to: person!.email,
      fullName: person!.fullName,
      subject: 'Permintaan ganti e-mail',
      what: `Ada permintaan untuk mengganti e-mail akun Anda menjadi ${body.email}. E-mail ini tetap berlaku sampai tautan di alamat baru dibuka.`,
      remedy: chooseNewPassword(context),
      dedupeKey: `asked-${emailMessageKey({ keyHash })}`,
    })
  })
  return true
}
