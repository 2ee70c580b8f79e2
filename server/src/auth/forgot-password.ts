import { BRAND } from '@nmw/contract/brand'
import { recordAudit } from '../audit/record-audit.ts'
import type { Context } from '../context.ts'
import { resetKey } from '../database/schema/one-time-code-table.ts'
import { transaction } from '../database/transaction.ts'
import { addressKey } from '../http/address-key.ts'
import type { Visit } from '../http/visit.ts'
import { queueMessage } from '../message/queue-message.ts'
import { hashToken, randomToken } from '../secret.ts'
import { findAccountByEmail } from './find-account.ts'
import { takeAttempt } from './take-attempt.ts'
import { resetMessageKey } from './void-mailed-keys.ts'

const KEY_MINUTES = 30
const HOUR = 3600

type Input = { visit: Visit; body: { username: string } }

/** Answers the same whether the address is known or not. */
export async function forgotPassword(context: Context, { visit, body: { username } }: Input): Promise<true> {
  const { db, now, env } = context
  const what = 'Terlalu banyak permintaan.'
  await takeAttempt(context, {
    key: `forgot-from:${addressKey(visit.ip)}`,
    limit: env.codesPerAddressAnHour,
    seconds: HOUR,
    what,
  })
  await takeAttempt(context, { key: `forgot:${username}`, limit: env.codesPerTargetAnHour, seconds: HOUR, what })
  const account = await findAccountByEmail(db, username)
  const key = randomToken()
  await transaction(db, async (db) => {
    await recordAudit(context, db, visit, { action: 'forgot-password', accountId: account?.id ?? null })
    if (!account) return
    const expiresAt = new Date(now().getTime() + KEY_MINUTES * 60_000)
    const keyHash = hashToken(key)
    await db.insert(resetKey).values({ keyHash, accountId: account.id, expiresAt })
    const link = `${env.publicUrl}/auth/reset-password?key=${key}`
    await queueMessage(context, db, {
      channel: 'mail',
      to: account.email,
      subject: `Buat kata sandi baru ${BRAND.name}`,
      text: resetText(account.fullName, link),
      link,
      dedupeKey: resetMessageKey({ keyHash }),
      usefulUntil: expiresAt,
    })
  })
  return true
}

function resetText(name: string, link: string) {
  return [
    `Halo ${name},`,
    `Kami menerima permintaan untuk membuat kata sandi baru. Buka tautan ini dalam ${KEY_MINUTES} menit:`,
    link,
    'Tautan hanya dapat dipakai satu kali. Abaikan pesan ini bila Anda tidak memintanya; kata sandi Anda tetap aman.',
  ].join('\n\n')
}
