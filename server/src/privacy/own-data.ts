import { asc, eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { account, patient } from '../database/schema/account-table.ts'
import { auditEntry } from '../database/schema/audit-entry-table.ts'
import { chat, chatMessage } from '../database/schema/chat-table.ts'
import { consent } from '../database/schema/consent-table.ts'
import { deliveryAddress } from '../database/schema/delivery-address-table.ts'
import { membership } from '../database/schema/membership-table.ts'
import { notification } from '../database/schema/notification-table.ts'
import { session } from '../database/schema/session-table.ts'

/** Everything we keep about one person, file by file, without the secrets that protect it. */
export async function ownData({ db, secret }: Context, accountId: number): Promise<Record<string, unknown>> {
  const [person] = await db.select().from(account).where(eq(account.id, accountId))
  const [details] = await db.select().from(patient).where(eq(patient.accountId, accountId))
  const { passwordHash: _hash, passwordValid: _valid, ...known } = person!
  const { sealedNik, ...rest } = details ?? { sealedNik: undefined }
  const sessions = await db
    .select()
    .from(session)
    .where(eq(session.accountId, accountId))
    .orderBy(asc(session.createdAt))
  return {
    'akun.json': known,
    'profil.json': { ...rest, nomorKtp: sealedNik ? secret.unseal(sealedNik) : null },
    'keanggotaan.json': await db.select().from(membership).where(eq(membership.accountId, accountId)),
    'alamat.json': await db.select().from(deliveryAddress).where(eq(deliveryAddress.accountId, accountId)),
    'persetujuan.json': await db.select().from(consent).where(eq(consent.accountId, accountId)),
    'perangkat.json': sessions.map(({ tokenHash: _token, ...device }) => device),
    'notifikasi.json': await db
      .select()
      .from(notification)
      .where(eq(notification.accountId, accountId))
      .orderBy(asc(notification.id)),
    'pesan.json': await db
      .select({
        chatId: chatMessage.chatId,
        sender: chatMessage.sender,
        body: chatMessage.body,
        image: chatMessage.image,
        createdAt: chatMessage.createdAt,
      })
      .from(chatMessage)
      .innerJoin(chat, eq(chat.id, chatMessage.chatId))
      .where(eq(chat.patientId, accountId))
      .orderBy(asc(chatMessage.id)),
    'aktivitas.json': await db
      .select()
      .from(auditEntry)
      .where(eq(auditEntry.accountId, accountId))
      .orderBy(asc(auditEntry.id)),
  }
}
