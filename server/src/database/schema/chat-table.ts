import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { account } from './account-table.ts'
import { branch } from './branch-table.ts'
import { doctor } from './doctor-table.ts'
import { storedFile } from './upload-table.ts'

/** A conversation of a patient with a branch, or with one doctor there. */
export const chat = pgTable(
  'chat',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    patientId: integer('patient_id')
      .notNull()
      .references(() => account.id),
    branchId: integer('branch_id')
      .notNull()
      .references(() => branch.id),
    doctorId: integer('doctor_id').references(() => doctor.id),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    lastMessageAt: timestamp('last_message_at', { withTimezone: true }).notNull(),
    /** Id of the last message read by the patient, and by the clinic. */
    patientReadId: integer('patient_read_id').notNull().default(0),
    clinicReadId: integer('clinic_read_id').notNull().default(0),
    /** With a doctor: the end of the session that an answer opened. */
    sessionEndsAt: timestamp('session_ends_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('chat_one_each').on(table.patientId, table.branchId, sql`coalesce(${table.doctorId}, 0)`),
    index('chat_patient').on(table.patientId, table.lastMessageAt.desc()),
    index('chat_branch').on(table.branchId, table.lastMessageAt.desc()),
    check('chat_session_of_doctor', sql`${table.sessionEndsAt} is null or ${table.doctorId} is not null`),
  ],
)

export const chatMessage = pgTable(
  'chat_message',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    chatId: integer('chat_id')
      .notNull()
      .references(() => chat.id),
    sender: text({ enum: ['patient', 'clinic'] }).notNull(),
    senderId: integer('sender_id')
      .notNull()
      .references(() => account.id),
    body: text().notNull(),
    image: text().references(() => storedFile.name),
    /** Chosen by the sender's device, so that a repeat sends nothing twice. */
    clientKey: text('client_key').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('chat_message_of_chat').on(table.chatId, table.id),
    uniqueIndex('chat_message_once').on(table.senderId, table.clientKey),
    check('chat_message_says_something', sql`${table.body} <> '' or ${table.image} is not null`),
    check('chat_message_fits', sql`char_length(${table.body}) <= 2000`),
    check('chat_message_sender_known', sql`${table.sender} in ('patient', 'clinic')`),
  ],
)
