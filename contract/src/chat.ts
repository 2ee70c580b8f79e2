import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { pageQuery, pageInfo } from './page.ts'

export const CHAT_SESSION_MINUTES = 10
export const MESSAGE_LENGTH = 2000

const chatId = z.object({
  id: z.coerce.number('Id Tidak Ditemukan').check(z.int(), z.gte(1), z.lte(2_147_483_647)),
})

const thread = z.object({
  id: z.number(),
  /** The doctor, with 'dr.', or the branch. */
  title: z.string(),
  branch: z.string(),
  image: z.string(),
  withDoctor: z.boolean(),
  lastMessage: z.string(),
  lastMessageAt: z.iso.datetime(),
  unread: z.number(),
  /** With a doctor: until when the open session lasts; null when none is open. */
  sessionEndsAt: z.nullable(z.iso.datetime()),
  /** Whether the patient may write now. */
  canSend: z.boolean(),
})
export type Thread = z.infer<typeof thread>

const chatMessage = z.object({
  id: z.number(),
  mine: z.boolean(),
  sender: z.string(),
  text: z.string(),
  image: z.nullable(z.string()),
  date: z.iso.datetime(),
})
export type ChatMessage = z.infer<typeof chatMessage>

/** A line of text, a picture, or both. Sending again with the same key sends nothing twice. */
const newMessage = z
  .strictObject({
    text: z._default(
      z.string().check(z.trim(), z.maxLength(MESSAGE_LENGTH, `Pesan maksimal ${MESSAGE_LENGTH} karakter`)),
      '',
    ),
    image: z.optional(z.string().check(z.maxLength(100))),
    key: z.string('Kunci pesan wajib diisi').check(z.minLength(8), z.maxLength(64)),
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
  result: z.object({ thread, messages: z.array(chatMessage), page: pageInfo }),
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
  result: chatMessage,
})

export const markThreadRead = endpoint({
  method: 'PUT',
  path: '/legacy/message/:id/read',
  audience: 'member',
  summary: 'Everything in it was seen',
  params: chatId,
  result: z.literal(true),
})

export const answerThread = endpoint({
  method: 'POST',
  path: '/legacy/ops/message/:id/send',
  audience: 'ops',
  summary: 'Answer a patient; the answer of a doctor opens a session of ten minutes',
  params: chatId,
  body: newMessage,
  result: chatMessage,
})
