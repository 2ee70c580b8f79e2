import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, smallint, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { account } from './account-table.ts'
import { doctorSession } from './doctor-session-table.ts'
import { order } from './order-table.ts'
import { storedFile } from './upload-table.ts'

/** A patient's seat in a doctor's session. Status 0 cancelled, 1 expected, 2 done. */
export const appointment = pgTable(
  'appointment',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** The number of the medical record it leads to. */
    medicalId: text('medical_id').notNull().unique(),
    patientId: integer('patient_id')
      .notNull()
      .references(() => account.id),
    sessionId: integer('session_id')
      .notNull()
      .references(() => doctorSession.id),
    queueNumber: smallint('queue_number').notNull(),
    status: smallint().notNull().default(1),
    note: text().notNull(),
    /** Only for the paid kinds. */
    orderId: integer('order_id')
      .unique()
      .references(() => order.id),
    cancelReason: text('cancel_reason'),
    /** The patient did not come: of all cancelled ones, only these. */
    absentAt: timestamp('absent_at', { withTimezone: true }),
    checkedInAt: timestamp('checked_in_at', { withTimezone: true }),
    /** A paid one may move once. */
    movedAt: timestamp('moved_at', { withTimezone: true }),
    endedAt: timestamp('ended_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('appointment_one_ongoing')
      .on(table.patientId)
      .where(sql`${table.status} = 1`),
    uniqueIndex('appointment_seat_once')
      .on(table.sessionId, table.queueNumber)
      .where(sql`${table.status} <> 0`),
    index('appointment_of_patient').on(table.patientId, table.id.desc()),
    index('appointment_of_session').on(table.sessionId),
    check('appointment_status_known', sql`${table.status} in (0, 1, 2)`),
    check('appointment_queue_positive', sql`${table.queueNumber} >= 1`),
    check('appointment_absent_is_cancelled', sql`${table.absentAt} is null or ${table.status} = 0`),
    check('appointment_end_has_moment', sql`(${table.status} = 1) = (${table.endedAt} is null)`),
  ],
)

export const appointmentPhoto = pgTable(
  'appointment_photo',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    appointmentId: integer('appointment_id')
      .notNull()
      .references(() => appointment.id),
    position: smallint().notNull(),
    file: text()
      .notNull()
      .references(() => storedFile.name),
  },
  (table) => [
    uniqueIndex('appointment_photo_place').on(table.appointmentId, table.position),
    uniqueIndex('appointment_photo_file').on(table.file),
    check('appointment_photo_at_most_five', sql`${table.position} between 1 and 5`),
  ],
)

export const appointmentEvent = pgTable(
  'appointment_event',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    appointmentId: integer('appointment_id')
      .notNull()
      .references(() => appointment.id),
    kind: text({
      enum: [
        'booked',
        'moved',
        'photos-changed',
        'checked-in',
        'check-in-undone',
        'cancelled',
        'no-show',
        'no-show-undone',
        'doctor-absent',
        'finished',
      ],
    }).notNull(),
    detail: jsonb().$type<Record<string, string | number | null>>().notNull(),
    byAccountId: integer('by_account_id').references(() => account.id),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('appointment_event_of').on(table.appointmentId, table.id)],
)
