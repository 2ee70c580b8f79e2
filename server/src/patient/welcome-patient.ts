import { BRAND } from '@nmw/contract/brand'
import { makeResetLink } from '../auth/make-reset-link.ts'
import { resetMessageKey } from '../auth/revoke-mailed-links.ts'
import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import { queueMessage } from '../message/queue-message.ts'

const HOURS = 24

type Person = { id: number; email: string; fullName: string }

/** The patient chooses a password with a link sent only to the mailbox. */
export async function welcomePatient(context: Context, db: Database, { id, email, fullName }: Person) {
  const { link, keyHash } = await makeResetLink(context, db, id, HOURS * 60)
  await queueMessage(context, db, {
    channel: 'mail',
    to: email,
    subject: `Selamat datang di ${BRAND.name}`,
    text: `Halo ${fullName},\n\nAkun Anda dibuat di klinik. Buat kata sandi Anda dalam ${HOURS} jam:\n\n${link}\n\nSetelah itu gunakan Lupa kata sandi pada halaman masuk.`,
    link,
    dedupeKey: resetMessageKey({ keyHash }),
  })
}
