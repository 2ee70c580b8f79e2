import { CHAT_SESSION_MINUTES } from '@nmw/contract/chat'
import { eq } from 'drizzle-orm'
import { ensureChat } from '../chat/ensure-chat.ts'
import type { Context } from '../context.ts'
import { account } from '../database/schema/account-table.ts'
import { chat, chatMessage } from '../database/schema/chat-table.ts'
import { inOpeningHours } from './in-opening-hours.ts'
import { minutesBefore } from './minutes-before.ts'

/** In minutes before now. */
const HOUR = 60
const DAY = 24 * HOUR

type Line = [minutesAgo: number, sender: 'patient' | 'clinic', body: string]
type Conversation = {
  email: string
  branchId: number
  doctorId: number | null
  staff: string
  unread: number
  lines: Line[]
}

/** Siti has two unread answers and an ended chat with a doctor; Maria has no chat. */
const conversations: Conversation[] = [
  {
    email: 'siti@nmw.example',
    branchId: 1,
    doctorId: 1,
    staff: 'dokter@nmw.example',
    unread: 0,
    lines: [
      [3 * DAY + 42, 'patient', 'Dok, dua hari setelah peeling pipi saya masih kemerahan. Apakah ini wajar?'],
      [3 * DAY + 30, 'clinic', 'Halo, Bu Siti. Kemerahan ringan sampai hari ketiga masih wajar. Apakah terasa perih?'],
      [3 * DAY + 28, 'patient', 'Sedikit perih waktu cuci muka, selebihnya tidak.'],
      [
        3 * DAY + 26,
        'clinic',
        'Baik. Tunda dulu serum vitamin C sampai kulit tenang, pakai pelembap dua kali sehari dan tabir surya setiap pagi.',
      ],
      [3 * DAY + 25, 'patient', 'Siap dok, terima kasih banyak.'],
      [3 * DAY + 23, 'clinic', 'Sama-sama. Bila besok lusa belum membaik, silakan buat janji kontrol, ya.'],
    ],
  },
  {
    email: 'siti@nmw.example',
    branchId: 1,
    doctorId: null,
    staff: 'kasir@nmw.example',
    unread: 2,
    lines: [
      [2 * DAY + 3 * HOUR, 'patient', 'Halo, apakah hari Minggu klinik buka?'],
      [2 * DAY + 3 * HOUR - 9, 'clinic', 'Halo, Bu Siti. Ya, hari Sabtu dan Minggu kami buka pukul 09.00-17.00 WIB.'],
      [95, 'patient', 'Baik. Untuk facial hidrasi, apakah perlu janji dulu atau boleh langsung datang?'],
      [38, 'clinic', 'Boleh langsung datang, tetapi dengan janji Anda tidak perlu menunggu.'],
      [37, 'clinic', 'Bila berkenan, kami siapkan hari Minggu pukul 10.00 WIB. Cukup balas pesan ini.'],
    ],
  },
  {
    email: 'budi@nmw.example',
    branchId: 13,
    doctorId: null,
    staff: 'admin@nmw.example',
    unread: 0,
    lines: [
      [6 * DAY, 'patient', 'Halo, keanggotaan saya sudah habis. Bagaimana cara memperpanjangnya?'],
      [6 * DAY - 20, 'clinic', 'Halo, Pak Budi. Perpanjangan dapat dilakukan di meja depan klinik mana pun.'],
    ],
  },
  {
    email: 'made@nmw.example',
    branchId: 15,
    doctorId: null,
    staff: 'admin@nmw.example',
    unread: 1,
    lines: [
      [5 * HOUR, 'patient', 'Om swastiastu, apakah besok masih ada jadwal dokter kulit?'],
      [4 * HOUR, 'clinic', 'Om swastiastu, Pak Made. Besok masih ada tempat mulai pukul 10.00 WITA.'],
    ],
  },
]

export async function fillDemoChats({ db, now }: Context) {
  const at = now()
  const idOf = async (email: string) => {
    const [row] = await db.select({ id: account.id }).from(account).where(eq(account.email, email))
    return row!.id
  }
  for (const [place, { email, staff, branchId, doctorId, lines, unread }] of conversations.entries()) {
    const ids = { patient: await idOf(email), clinic: await idOf(staff) }
    const moments = lines.map(([minutesAgo]) => inOpeningHours(minutesBefore(at, minutesAgo), at))
    const chatId = await ensureChat(db, { patientId: ids.patient, branchId, doctorId, at: moments[0]! })
    const written = await db
      .insert(chatMessage)
      .values(
        lines.map(([, sender, body], line) => ({
          chatId,
          sender,
          senderId: ids[sender],
          body,
          clientKey: `demo-${place}-${line}`,
          createdAt: moments[line]!,
        })),
      )
      .returning({ id: chatMessage.id })
    const answered = moments[lines.findIndex(([, sender]) => sender === 'clinic')]!
    await db
      .update(chat)
      .set({
        lastMessageAt: moments.at(-1)!,
        patientReadId: written.at(-1 - unread)!.id,
        clinicReadId: written.at(-1)!.id,
        sessionEndsAt: doctorId === null ? null : minutesBefore(answered, -CHAT_SESSION_MINUTES),
      })
      .where(eq(chat.id, chatId))
  }
}
