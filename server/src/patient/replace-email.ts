import { eq } from 'drizzle-orm'
import { BRAND } from '@nmw/contract/brand'
import { endSessions } from '../auth/end-sessions.ts'
import { revokeMailedLinks } from '../auth/revoke-mailed-links.ts'
import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import { account } from '../database/schema/account-table.ts'
import { refused } from '../http/problem.ts'
import { queueMessage } from '../message/queue-message.ts'
import { renewReminders } from '../seat/renew-reminders.ts'
import { welcomePatient } from './welcome-patient.ts'

type Replacement = { person: typeof account.$inferSelect; email: string; passwordHash: string }

/**
 * The address was mistyped, so anyone who signed in with it is a stranger: password, sessions and links are
 * invalidated. The account row must be locked.
 */
export async function replaceEmail(context: Context, db: Database, { person, email, passwordHash }: Replacement) {
  const { id, fullName, email: former } = person
  if (!person.active) throw refused('Akun pasien ini sudah ditutup', 'email')
  if (person.emailVerifiedAt)
    throw refused('E-mail ini sudah diverifikasi. Pasien menggantinya sendiri di Pengaturan Akun.', 'email')
  const at = context.now()
  await db.update(account).set({ email, passwordHash, passwordValid: false }).where(eq(account.id, id))
  await revokeMailedLinks(db, id, at)
  await endSessions(db, id, at)
  await renewReminders(context, db, id)
  await welcomePatient(context, db, { id, email, fullName })
  // A stranger may read this mail, so it contains neither the name nor the new address.
  await queueMessage(context, db, {
    channel: 'mail',
    to: former,
    subject: `E-mail ini tidak lagi dipakai di ${BRAND.name}`,
    text: [
      'Halo,',
      `Alamat ini tercatat pada sebuah akun ${BRAND.name} dan baru saja diganti petugas klinik karena salah ketik. Abaikan pesan ini bila Anda bukan pasien kami.`,
      `Bila akun itu milik Anda, segera hubungi kami melalui WhatsApp ${BRAND.whatsapp} atau ${BRAND.email}.`,
    ].join('\n\n'),
    dedupeKey: `email-replaced:${id}-${at.getTime()}`,
  })
}
