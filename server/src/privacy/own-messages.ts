import { asc, eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { branch } from '../database/schema/branch-table.ts'
import { chat, chatMessage } from '../database/schema/chat-table.ts'
import { doctor } from '../database/schema/doctor-table.ts'

export function ownMessages({ db }: Context, accountId: number) {
  return db
    .select({
      chatId: chat.id,
      branch: branch.name,
      doctor: doctor.fullName,
      sender: chatMessage.sender,
      text: chatMessage.body,
      image: chatMessage.image,
      createdAt: chatMessage.createdAt,
    })
    .from(chatMessage)
    .innerJoin(chat, eq(chat.id, chatMessage.chatId))
    .innerJoin(branch, eq(branch.id, chat.branchId))
    .leftJoin(doctor, eq(doctor.id, chat.doctorId))
    .where(eq(chat.patientId, accountId))
    .orderBy(asc(chatMessage.id))
}
