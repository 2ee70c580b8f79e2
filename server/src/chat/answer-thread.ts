import { CATEGORY } from '@nmw/contract/notification'
import { ROLES } from '@nmw/contract/role'
import { and, eq, inArray, isNull, type SQL } from 'drizzle-orm'
import { recordAudit } from '../audit/record-audit.ts'
import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import { account } from '../database/schema/account-table.ts'
import { branch } from '../database/schema/branch-table.ts'
import { chat } from '../database/schema/chat-table.ts'
import { doctor } from '../database/schema/doctor-table.ts'
import { transaction } from '../database/transaction.ts'
import { notFound } from '../http/problem.ts'
import type { Caller } from '../http/route.ts'
import type { Client } from '../http/client.ts'
import { notify } from '../notification/notify.ts'
import { worksAt } from '../staff-branch/work-branches.ts'
import { threadLink } from './thread-link.ts'
import { type Chat, lockChat, titleOf } from './chat-queries.ts'
import { sessionAfterAnswer } from './chat-state.ts'
import { shownMessage } from './shown-message.ts'
import { findSent, type NewMessage, writeMessage } from './write-message.ts'

type Input = { caller: Caller; params: { id: number }; body: NewMessage; client: Client }

export function answerThread(context: Context, { caller, params: { id }, body, client }: Input) {
  return transaction(context.db, async (db) => {
    const found = await lockChat(db, and(eq(chat.id, id), answerableBy(db, caller)))
    if (!found) throw notFound()
    const message = { chat: found, senderId: caller.accountId, message: body }
    const names = await namesOf(db, found)
    const sent = await findSent(db, message)
    if (sent) return shownMessage(sent, { names, reader: 'clinic' })
    const at = context.now()
    const written = await writeMessage(db, { ...message, sender: 'clinic', at })
    await recordAnswer(db, found, written.id, at)
    const detail = { patient: found.patientId, message: written.id }
    await recordAudit(context, db, client, {
      action: 'answer-chat',
      accountId: caller.accountId,
      object: `${id}`,
      detail,
    })
    await notify(db, {
      accountId: found.patientId,
      category: CATEGORY.consultation,
      message: `${names.clinic} membalas pesan Anda.`,
      link: threadLink(id),
      // One notification for all answers until the patient has read them.
      dedupeKey: `chat-answer:${id}:${found.patientReadId}`,
      at,
    })
    return shownMessage(written, { names, reader: 'clinic' })
  })
}

/** Front office: its branches. Administrators: all branches. A doctor: only the doctor's own conversations. */
export function answerableBy(db: Database, caller: Caller): SQL | undefined {
  const { roleId, accountId } = caller
  if (roleId === ROLES.doctor) {
    const self = db.select({ id: doctor.id }).from(doctor).where(eq(doctor.accountId, accountId))
    return inArray(chat.doctorId, self)
  }
  return and(isNull(chat.doctorId), worksAt(db, chat.branchId, caller))
}

/** Answering marks as read; a doctor's answer opens a session. */
async function recordAnswer(db: Database, { id, doctorId, sessionEndsAt }: Chat, messageId: number, at: Date) {
  const session = doctorId === null ? {} : { sessionEndsAt: sessionAfterAnswer(sessionEndsAt, at) }
  await db
    .update(chat)
    .set({ clinicReadId: messageId, ...session })
    .where(eq(chat.id, id))
}

async function namesOf(db: Database, { id }: Chat) {
  const [row] = await db
    .select({ patient: account.fullName, branch: branch.name, doctor: doctor.fullName })
    .from(chat)
    .innerJoin(account, eq(account.id, chat.patientId))
    .innerJoin(branch, eq(branch.id, chat.branchId))
    .leftJoin(doctor, eq(doctor.id, chat.doctorId))
    .where(eq(chat.id, id))
  return { patient: row!.patient, clinic: titleOf(row!) }
}
