import { BRAND } from '@nmw/contract/brand'
import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import { queueMessage } from '../message/queue-message.ts'

type Change = { to: string; fullName: string; subject: string; what: string; remedy: string; dedupeKey: string }

/** Someone with brief access to the phone could change the contact data, so the former address is warned. */
export async function warnOwner(context: Context, db: Database, change: Change) {
  const { to, fullName, subject, what, remedy, dedupeKey } = change
  const text = [`Halo ${fullName},`, what, `Bila ini bukan Anda, ${remedy}`].join('\n\n')
  await queueMessage(context, db, { channel: 'mail', to, subject: `${subject} ${BRAND.name}`, text, dedupeKey })
}

/** A new password ends all sessions and voids mailed links. */
export const chooseNewPassword = ({ env }: Pick<Context, 'env'>) =>
  `segera buat kata sandi baru di ${env.publicUrl}/auth/forgot-password.`
