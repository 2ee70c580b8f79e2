import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { pageQuery } from './page.ts'
import { rowIdText } from './row-id.ts'
import { STREAM_PATH } from './stream-path.ts'

export const NOTIFICATION_CATEGORIES = [
  'Promo Kupon',
  'Penukaran Poin',
  'Pembayaran',
  'Janji',
  'Konsultasi',
  'Poin',
] as const
export const CATEGORY = { promo: 0, redemption: 1, payment: 2, appointment: 3, consultation: 4, points: 5 } as const

const category = z.number().check(z.int(), z.gte(0), z.lte(5))

const notificationItem = z.object({
  id: z.number(),
  category,
  date: z.iso.datetime(),
  messages: z.string(),
  readStatus: z.boolean(),
  /** The page it links to. */
  link: z.nullable(z.string()),
})
export type NotificationItem = z.infer<typeof notificationItem>

export const listNotifications = endpoint({
  method: 'GET',
  path: '/legacy/notification/all',
  audience: 'member',
  summary: 'Notifications of the member, newest first',
  query: z.object(pageQuery),
  result: z.object({
    data: z.array(notificationItem),
    page: z.object({
      total: z.number(),
      unread: z.number(),
      currentPage: z.number(),
      totalPage: z.number(),
      limit: z.number(),
    }),
  }),
})

export const markNotificationRead = endpoint({
  method: 'PUT',
  path: '/legacy/notification/read/:id',
  audience: 'member',
  summary: 'Mark one as read; a repeat does nothing',
  params: z.object({ id: rowIdText('Id Tidak Ditemukan') }),
  result: z.literal(true),
})

export const markAllNotificationsRead = endpoint({
  method: 'PUT',
  path: '/legacy/notification/read-all',
  audience: 'member',
  summary: 'Mark all as read',
  result: z.literal(true),
})

/** Channels for a category. The bell always gets it; what must arrive cannot be switched off. */
const preference = z.object({
  category,
  title: z.string(),
  mail: z.boolean(),
  whatsapp: z.boolean(),
  /** false: the clinic sends no news by WhatsApp, whatever was chosen. */
  whatsappOffered: z.boolean(),
  /** News of a booking or payment under way must reach the patient by at least one channel. */
  required: z.boolean(),
})
export type NotificationPreference = z.infer<typeof preference>

export const readPreferences = endpoint({
  method: 'GET',
  path: '/legacy/notification/preferences',
  audience: 'member',
  summary: 'Which news the member gets, and by which channels',
  result: z.array(preference),
})

export const changePreference = endpoint({
  method: 'PUT',
  path: '/legacy/notification/preferences',
  audience: 'member',
  summary: 'Allow or stop the channels of one category of news',
  success: 'Pilihan notifikasi tersimpan',
  body: z.strictObject({ category, mail: z.boolean(), whatsapp: z.boolean() }),
  result: z.array(preference),
})

/** What changed; the page then reads it again. `sync`: anything may have changed while disconnected. */
export const liveEvent = z.object({
  topic: z.enum(['sync', 'notification', 'message', 'order', 'appointment']),
  /** The notification, thread, invoice or appointment that changed. */
  id: z.optional(z.string()),
})
export type LiveEvent = z.infer<typeof liveEvent>

/**
 * Not an envelope: server-sent events, each with a `liveEvent`. `sync` comes first after every connection, so that
 * nothing is missed in between.
 */
export const openStream = endpoint({
  method: 'GET',
  path: STREAM_PATH,
  audience: 'member',
  summary: 'Changes for the member, as server-sent events',
  result: liveEvent,
})
