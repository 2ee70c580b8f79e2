import { CHAT_ENDED, CHAT_WAITING } from '@nmw/contract/chat'
import { desc, eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import { account } from '../database/schema/account-table.ts'
import { chatMessage } from '../database/schema/chat-table.ts'
import { transaction } from '../database/transaction.ts'
import { notFound, Problem } from '../http/problem.ts'
import type { Caller } from '../http/route.ts'
import { requirePhotoConsent } from '../privacy/require-photo-consent.ts'
import { type Chat, lockChat, ownChat } from './chat-queries.ts'
import { chatState, maySend } from './chat-state.ts'
import { shownMessage } from './shown-message.ts'
import { findSent, type NewMessage, writeMessage } from './write-message.ts'

type Input = { caller: Caller; params: { id: number }; body: NewMessage }

export function sendMessage({ db, now }: Context, { caller: { accountId }, params: { id }, body }: Input) {
  return transaction(db, async (db) => {
    const chat = await lockChat(db, ownChat(id, accountId))
    if (!chat) throw notFound()
    const message = { chat, senderId: accountId, message: body }
    const sent = (await findSent(db, message)) ?? (await write(db, message, now))
    const [patient] = await db.select({ name: account.fullName }).from(account).where(eq(account.id, accountId))
    return shownMessage(sent, { names: { patient: patient!.name, clinic: '' }, reader: 'patient' })
  })
}

type Message = { chat: Chat; senderId: number; message: NewMessage }

async function write(db: Database, { chat, senderId, message }: Message, now: Context['now']) {
  // Read only now: waiting for the lock may have lasted past the end of the session.
  const at = now()
  const asked = !chat.sessionEndsAt && (await hasPatientWrittenLast(db, chat.id))
  const state = chatState({ withDoctor: chat.doctorId !== null, sessionEndsAt: chat.sessionEndsAt, asked }, at)
  if (!maySend(state)) throw new Problem(409, state === 'waiting' ? CHAT_WAITING : CHAT_ENDED)
  if (message.image) await requirePhotoConsent(db, senderId)
  return writeMessage(db, { chat, sender: 'patient', senderId, message, at })
}

/** The patient wrote last. */
async function hasPatientWrittenLast(db: Database, chatId: number) {
  const [last] = await db
    .select({ sender: chatMessage.sender })
    .from(chatMessage)
    .where(eq(chatMessage.chatId, chatId))
    .orderBy(desc(chatMessage.id))
    .limit(1)
  return last?.sender === 'patient'
}
