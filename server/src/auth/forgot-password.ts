import { BRAND } from '@nmw/contract/brand'
import { recordAudit } from '../audit/record-audit.ts'
import type { Context } from '../context.ts'
import { transaction } from '../database/transaction.ts'
import { ipKey } from '../http/ip-key.ts'
import type { Client } from '../http/client.ts'
import { queueMessage } from '../message/queue-message.ts'
import { findAccountByEmail } from './find-account.ts'
import { makeResetLink, RESET_MINUTES } from './make-reset-link.ts'
import { consumeAttempt } from './consume-attempt.ts'
import { resetMessageKey } from './revoke-mailed-links.ts'

const HOUR_IN_SECONDS = 3600

type Input = { client: Client; body: { username: string } }

/** The response is the same for known and unknown addresses. */
export async function forgotPassword(context: Context, { client, body: { username } }: Input): Promise<true> {
  const { db, env } = context
  const what = 'Terlalu banyak permintaan.'
  await consumeAttempt(context, {
    key: `forgot-from:${ipKey(client.ip)}`,
    limit: env.codesPerAddressAnHour,
    seconds: HOUR_IN_SECONDS,
    what,
  })
  await consumeAttempt(context, {
    key: `forgot:${username}`,
    limit: env.codesPerTargetAnHour,
    seconds: HOUR_IN_SECONDS,
    what,
  })
  const account = await findAccountByEmail(db, username)
  await transaction(db, async (db) => {
    await recordAudit(context, db, client, { action: 'forgot-password', accountId: account?.id ?? null })
    if (!account) return
    const { link, keyHash, expiresAt } = await makeResetLink(context, db, account.id)
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
    `Kami menerima permintaan untuk membuat kata sandi baru. Buka tautan ini dalam ${RESET_MINUTES} menit:`,
    link,
    'Tautan hanya dapat dipakai satu kali. Abaikan pesan ini bila Anda tidak memintanya; kata sandi Anda tetap aman.',
  ].join('\n\n')
}
