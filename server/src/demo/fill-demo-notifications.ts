import { CATEGORY } from '@nmw/contract/notification'
import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { threadLink } from '../chat/thread-link.ts'
import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import { account } from '../database/schema/account-table.ts'
import { chat } from '../database/schema/chat-table.ts'
import { notification } from '../database/schema/notification-table.ts'
import { prescriptionLink } from '../prescription/prescription-link.ts'
import { finishedVisit } from './finished-visit.ts'
import { inOpeningHours } from './in-opening-hours.ts'
import { minutesBefore } from './minutes-before.ts'

/** In minutes before now. */
const HOUR = 60
const DAY = 24 * HOUR

type News = [minutesAgo: number, category: number, message: string, link: string | null, state?: 'unread']

/** Oldest first. Maria has none. */
const byPerson: Record<string, News[]> = {
  'siti@nmw.example': [
    [
      34 * DAY,
      CATEGORY.points,
      'Selamat datang di NMW Poin. Setiap transaksi kelipatan Rp 100.000 menambah 1 poin.',
      '/user/point',
    ],
    [21 * DAY, CATEGORY.redemption, 'Penukaran poin berhasil. Kupon Anda siap dipakai di klinik.', '/user/voucher'],
    [12 * DAY, CATEGORY.payment, 'Pembayaran konsultasi Anda sudah kami terima. Terima kasih.', '/user/order'],
    [
      11 * DAY,
      CATEGORY.appointment,
      'Janji Anda dengan dr. Anindita Larasati, Sp.D.V.E. sudah terkonfirmasi.',
      '/user/consult',
    ],
    [10 * DAY, CATEGORY.consultation, 'Hasil konsultasi dan resep Anda sudah tersedia.', 'visit:3'],
    [9 * DAY, CATEGORY.points, 'Poin Anda bertambah dari transaksi konsultasi.', '/user/point'],
    [
      6 * DAY,
      CATEGORY.promo,
      'Paket Cerah 3 Sesi: hemat untuk tiga kali perawatan wajah.',
      '/user/promo/paket-cerah-tiga-sesi',
    ],
    [3 * DAY + 30, CATEGORY.consultation, 'dr. Anindita Larasati, Sp.D.V.E. membalas pesan Anda.', 'chat:doctor'],
    [2 * DAY, CATEGORY.payment, 'Invoice konsultasi Anda dapat dilihat dan dicetak.', '/user/order'],
    [
      26 * HOUR,
      CATEGORY.promo,
      'Bulan Kulit Sehat dimulai. Lihat perawatan dengan harga khusus.',
      '/user/promo/bulan-kulit-sehat',
      'unread',
    ],
    [
      5 * HOUR,
      CATEGORY.appointment,
      'Waktunya kontrol kulit. Buat janji agar tidak perlu menunggu.',
      '/user/consult-create',
      'unread',
    ],
    [38, CATEGORY.consultation, 'Klinik NMW Menteng membalas pesan Anda.', 'chat:branch', 'unread'],
  ],
  'budi@nmw.example': [
    [40 * DAY, CATEGORY.points, 'Keanggotaan Anda sudah berakhir. Poin Anda tetap tersimpan.', '/user/point'],
    [6 * DAY, CATEGORY.consultation, 'Klinik NMW Surabaya Gubeng membalas pesan Anda.', 'chat:branch'],
    [
      3 * HOUR,
      CATEGORY.promo,
      'Konsultasi awal gratis dengan dokter umum kami.',
      '/user/promo/konsultasi-gratis',
      'unread',
    ],
  ],
  'made@nmw.example': [
    [
      8 * DAY,
      CATEGORY.appointment,
      'Janji Anda pukul 10.00 WITA di Klinik NMW Denpasar sudah selesai.',
      '/user/consult',
    ],
    [7 * DAY, CATEGORY.payment, 'Pembayaran Anda sudah kami terima. Terima kasih.', '/user/order'],
    [4 * HOUR, CATEGORY.consultation, 'Klinik NMW Denpasar membalas pesan Anda.', 'chat:branch', 'unread'],
    [
      40,
      CATEGORY.appointment,
      'Jadwal dokter kulit di Denpasar dibuka mulai pukul 09.30 WITA.',
      '/user/consult-create',
      'unread',
    ],
  ],
}

export async function fillDemoNotifications({ db, now }: Context) {
  const at = now()
  // Notifications created by the demo orders are replaced by a realistic history.
  await db.delete(notification)
  for (const [email, news] of Object.entries(byPerson)) {
    const [person] = await db.select({ id: account.id }).from(account).where(eq(account.email, email))
    const accountId = person!.id
    for (const [place, [minutesAgo, category, message, page, state]] of news.entries()) {
      const link = await linkOf(db, { accountId, email }, page)
      const createdAt = inOpeningHours(minutesBefore(at, minutesAgo), at)
      const readAt = state === 'unread' ? null : minutesBefore(createdAt, -12)
      const dedupeKey = `demo:${place}`
      const news = { accountId, category, message, link, dedupeKey, createdAt, readAt, relayedAt: createdAt }
      await db.insert(notification).values(news)
    }
  }
}

/** Chats and visits are linked by ids that exist only after they were created. */
async function linkOf(db: Database, { accountId, email }: { accountId: number; email: string }, page: string | null) {
  if (page === 'chat:branch' || page === 'chat:doctor') return chatLink(db, accountId, page)
  if (page?.startsWith('visit:')) {
    const { appointment } = await finishedVisit(db, email, Number(page.slice('visit:'.length)))
    return prescriptionLink(appointment)
  }
  return page
}

async function chatLink(db: Database, patientId: number, page: 'chat:branch' | 'chat:doctor') {
  const kind = page === 'chat:doctor' ? isNotNull(chat.doctorId) : isNull(chat.doctorId)
  const [row] = await db
    .select({ id: chat.id })
    .from(chat)
    .where(and(eq(chat.patientId, patientId), kind))
  return threadLink(row!.id)
}
