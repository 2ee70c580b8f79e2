import { asc, eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { account, patient } from '../database/schema/account-table.ts'
import { auditEntry } from '../database/schema/audit-entry-table.ts'
import { consent } from '../database/schema/consent-table.ts'
import { deliveryAddress } from '../database/schema/delivery-address-table.ts'
import { membership } from '../database/schema/membership-table.ts'
import { notification, notificationPreference } from '../database/schema/notification-table.ts'
import { pointEntry } from '../database/schema/point-table.ts'
import { session } from '../database/schema/session-table.ts'
import { memberVoucher } from '../database/schema/voucher-table.ts'
import { ownBookings } from './own-bookings.ts'
import { ownMessages } from './own-messages.ts'
import { ownOrders } from './own-orders.ts'
import { ownPrescriptions } from './own-prescriptions.ts'
import { ownSales } from './own-sales.ts'
import { ownVisitPhotos } from './own-visit-photos.ts'

/** Everything stored about one person, by file name, without secrets. */
export async function ownData(context: Context, accountId: number): Promise<Record<string, unknown>> {
  const { db, secret } = context
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
    'notifikasi.json': await ownNotifications(context, accountId),
    'pilihan-notifikasi.json': await db
      .select()
      .from(notificationPreference)
      .where(eq(notificationPreference.accountId, accountId))
      .orderBy(asc(notificationPreference.category)),
    'janji.json': await ownBookings(context, accountId),
    'pesanan.json': await ownOrders(context, accountId),
    'pembelian-klinik.json': await ownSales(context, accountId),
    'resep.json': await ownPrescriptions(context, accountId),
    'foto-kunjungan.json': await ownVisitPhotos(context, accountId),
    'poin.json': await db
      .select()
      .from(pointEntry)
      .where(eq(pointEntry.accountId, accountId))
      .orderBy(asc(pointEntry.id)),
    'voucher.json': await db
      .select()
      .from(memberVoucher)
      .where(eq(memberVoucher.accountId, accountId))
      .orderBy(asc(memberVoucher.id)),
    'pesan.json': await ownMessages(context, accountId),
    'aktivitas.json': await db
      .select()
      .from(auditEntry)
      .where(eq(auditEntry.accountId, accountId))
      .orderBy(asc(auditEntry.id)),
  }
}

async function ownNotifications({ db }: Context, accountId: number) {
  const mine = eq(notification.accountId, accountId)
  const rows = await db.select().from(notification).where(mine).orderBy(asc(notification.id))
  return rows.map(({ dedupeKey: _key, relayedAt: _sent, ...row }) => row)
}
