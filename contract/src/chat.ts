import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { pageQuery, pageInfo } from './page.ts'
import { ROLES } from './role.ts'
import { rowIdText } from './row-id.ts'
import { zoneValue } from './zone-value.ts'

export const CHAT_SESSION_MINUTES = 10
export const MESSAGE_LENGTH = 2000
export const MESSAGES_PER_MINUTE = 30

export const CHAT_ENDED = 'Sesi chat sudah berakhir. Buat janji untuk berkonsultasi lagi.'
export const CHAT_WAITING = 'Pertanyaan Anda sudah terkirim. Anda dapat menulis lagi setelah dokter menjawab.'
export const KEY_USED = 'Kunci pesan sudah dipakai untuk pesan lain'

/**
 * When the patient may write. To a branch always (`free`). To a doctor one question (`opening`), then nothing until the
 * answer (`waiting`), which opens a `session`; after that the conversation has `ended`.
 */
const CHAT_STATES = ['free', 'opening', 'waiting', 'session', 'ended'] as const
export type ChatState = (typeof CHAT_STATES)[number]

const chatId = z.object({
  id: rowIdText('Id Tidak Ditemukan'),
})

const thread = z.object({
  id: z.number(),
  /** The doctor, with 'dr.', or the branch. */
  title: z.string(),
  branch: z.string(),
  image: z.string(),
  /** Time zone of the branch, in which times are shown. */
  timezone: zoneValue(),
  withDoctor: z.boolean(),
  /** Empty if there is no message yet, or the last one is only a picture. */
  lastMessage: z.string(),
  lastImage: z.boolean(),
  lastMine: z.boolean(),
  lastMessageAt: z.iso.datetime(),
  unread: z.number(),
  /** With a doctor: the end of the open session, if any. */
  sessionEndsAt: z.nullable(z.iso.datetime()),
  state: z.enum(CHAT_STATES),
  canSend: z.boolean(),
})
export type Thread = z.infer<typeof thread>

export const chatMessageItem = z.object({
  id: z.number(),
  mine: z.boolean(),
  sender: z.string(),
  text: z.string(),
  image: z.nullable(z.string()),
  date: z.iso.datetime(),
  /** Key chosen by the sender's device; only on the reader's own messages. */
  key: z.nullable(z.string()),
})
export type ChatMessage = z.infer<typeof chatMessageItem>

/** Text, a picture, or both. A repeat with the same key sends nothing twice. */
const newMessage = z
  .strictObject({
    text: z._default(
      z
        .string()
        .check(
          z.trim(),
          z.maxLength(MESSAGE_LENGTH, `Pesan maksimal ${MESSAGE_LENGTH} karakter`),
          z.refine(hasNoControlCharacters, 'Pesan berisi karakter yang tidak diizinkan'),
        ),
      '',
    ),
    image: z.optional(z.string().check(z.maxLength(100))),
    key: z.string('Kunci pesan wajib diisi').check(z.regex(/^[\w-]{8,64}$/, 'Kunci pesan tidak valid')),
  })
  .check(
    z.refine(({ text, image }) => text !== '' || !!image, { message: 'Tulis pesan atau pilih gambar', path: ['text'] }),
  )

export const listThreads = endpoint({
  method: 'GET',
  path: '/legacy/message/all',
  audience: 'member',
  summary: 'Conversations of the member, the newest first',
  result: z.object({ datas: z.array(thread), unread: z.number() }),
})

export const readThread = endpoint({
  method: 'GET',
  path: '/legacy/message/:id',
  audience: 'member',
  summary: 'A conversation and its messages, the newest page first, each page in the order written',
  params: chatId,
  query: z.object(pageQuery),
  result: z.object({
    thread,
    messages: z.array(chatMessageItem),
    page: pageInfo,
    /** Server time, from which the session timer counts. */
    now: z.iso.datetime(),
  }),
})

export const startThread = endpoint({
  method: 'POST',
  path: '/legacy/message/start',
  audience: 'member',
  summary: 'Write to a branch; the same branch gives the same conversation',
  body: z.strictObject({ branch: z.coerce.number('Pilih cabang').check(z.int(), z.gte(1), z.lte(100_000)) }),
  result: z.object({ id: z.number() }),
})

export const sendMessage = endpoint({
  method: 'POST',
  path: '/legacy/message/:id/send',
  audience: 'member',
  summary: 'Write into a conversation',
  params: chatId,
  body: newMessage,
  result: chatMessageItem,
})

export const markThreadRead = endpoint({
  method: 'PUT',
  path: '/legacy/message/:id/read',
  audience: 'member',
  summary: 'Mark a conversation as read',
  params: chatId,
  result: z.literal(true),
})

export const answerThread = endpoint({
  method: 'POST',
  path: '/legacy/ops/message/:id/send',
  audience: 'ops',
  roles: [ROLES.administrator, ROLES.doctor, ROLES.frontOffice],
  summary: 'Answer a patient; the answer of a doctor opens a session of ten minutes',
  params: chatId,
  body: newMessage,
  result: chatMessageItem,
})

/** Line breaks and tabs are allowed. */
function hasNoControlCharacters(value: string) {
  // oxlint-disable-next-line no-control-regex
  return !/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/.test(value)
}
