import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Thread } from '@nmw/contract/chat'
import type { Database } from '../database/connection.ts'
import { branch } from '../database/schema/branch-table.ts'
import { chat, chatMessage } from '../database/schema/chat-table.ts'
import { doctor } from '../database/schema/doctor-table.ts'
import { chatState, maySend } from './chat-state.ts'

export type Chat = typeof chat.$inferSelect

/** Locked until the transaction ends, so that messages of one conversation are written one at a time. */
export async function lockChat(db: Database, mine: SQL | undefined): Promise<Chat | undefined> {
  const [row] = await db.select().from(chat).where(mine).for('update')
  return row
}

export function ownChat(id: number, patientId: number) {
  return and(eq(chat.id, id), eq(chat.patientId, patientId))
}

/** Of the conversation it is joined to. */
export function lastMessage(db: Database) {
  return db
    .select({ body: chatMessage.body, image: chatMessage.image, sender: chatMessage.sender })
    .from(chatMessage)
    .where(eq(chatMessage.chatId, chat.id))
    .orderBy(desc(chatMessage.id))
    .limit(1)
    .as('last')
}

/** Messages of the other side after the last one this side has read. */
export function unreadBy(side: 'patient' | 'clinic') {
  const read = side === 'patient' ? chat.patientReadId : chat.clinicReadId
  return sql<number>`(
    select count(*)::int from ${chatMessage}
    where ${chatMessage.chatId} = ${chat.id} and ${chatMessage.id} > ${read} and ${chatMessage.sender} <> ${side})`
}

/** Conversations as the patient sees them, newest first, in one statement. */
export async function readThreads(db: Database, which: SQL | undefined, at: Date): Promise<Thread[]> {
  const last = lastMessage(db)
  const rows = await db
    .select({
      id: chat.id,
      lastMessageAt: chat.lastMessageAt,
      sessionEndsAt: chat.sessionEndsAt,
      branch: branch.name,
      branchImage: branch.image,
      timezone: branch.timezone,
      doctor: doctor.fullName,
      avatar: doctor.avatar,
      body: last.body,
      image: last.image,
      sender: last.sender,
      unread: unreadBy('patient'),
    })
    .from(chat)
    .innerJoin(branch, eq(branch.id, chat.branchId))
    .leftJoin(doctor, eq(doctor.id, chat.doctorId))
    .leftJoinLateral(last, sql`true`)
    .where(which)
    .orderBy(desc(chat.lastMessageAt), desc(chat.id))
  return rows.map((row) => {
    const withDoctor = row.doctor !== null
    const lastMine = row.sender === 'patient'
    // Without a session the doctor can only have invited a question.
    const state = chatState({ withDoctor, sessionEndsAt: row.sessionEndsAt, asked: lastMine }, at)
    return {
      id: row.id,
      title: titleOf(row),
      branch: row.branch,
      image: row.avatar ?? row.branchImage,
      timezone: row.timezone,
      withDoctor,
      lastMessage: row.body ?? '',
      lastImage: row.image !== null,
      lastMine,
      lastMessageAt: row.lastMessageAt.toISOString(),
      unread: row.unread,
      sessionEndsAt: state === 'session' ? row.sessionEndsAt!.toISOString() : null,
      state,
      canSend: maySend(state),
    }
  })
}

export function titleOf({ doctor, branch }: { doctor: string | null; branch: string }) {
  return doctor === null ? branch : `dr. ${doctor}`
}
