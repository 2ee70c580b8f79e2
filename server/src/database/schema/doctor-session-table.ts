import { sql } from 'drizzle-orm'
import {
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { account } from './account-table.ts'
import { branch } from './branch-table.ts'
import { doctor, doctorPlan, doctorPractice } from './doctor-table.ts'

/** Days on which a doctor, a branch, or a doctor at one branch sees no patients. */
export const closure = pgTable(
  'closure',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    branchId: integer('branch_id').references(() => branch.id),
    doctorId: integer('doctor_id').references(() => doctor.id),
    firstDay: date('first_day').notNull(),
    lastDay: date('last_day').notNull(),
    reason: text().notNull(),
    /** Withdrawn: it closes nothing any more. */
    withdrawnAt: timestamp('withdrawn_at', { withTimezone: true }),
    withdrawnById: integer('withdrawn_by_id').references(() => account.id),
  },
  (table) => [
    index('closure_days').on(table.lastDay),
    check('closure_withdrawn_whole', sql`(${table.withdrawnAt} is null) = (${table.withdrawnById} is null)`),
    check('closure_days_in_order', sql`${table.lastDay} >= ${table.firstDay}`),
    check('closure_of_something', sql`num_nonnulls(${table.branchId}, ${table.doctorId}) >= 1`),
  ],
)

/** A doctor at a branch on one day, with a number of seats. */
export const doctorSession = pgTable(
  'doctor_session',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    doctorId: integer('doctor_id').notNull(),
    branchId: integer('branch_id').notNull(),
    planId: integer('plan_id').references(() => doctorPlan.id),
    /** The calendar day at the branch. */
    day: date().notNull(),
    startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
    capacity: smallint().notNull(),
    taken: smallint().notNull().default(0),
    minutesPerPatient: smallint('minutes_per_patient').notNull(),
    fee: integer().notNull(),
    /** Closed when the doctor is away; nobody can book it any more. */
    closedAt: timestamp('closed_at', { withTimezone: true }),
    closedReason: text('closed_reason'),
    /** The days off that closed it; withdrawing them reopens it. */
    closureId: integer('closure_id').references(() => closure.id),
  },
  (table) => [
    foreignKey({
      name: 'doctor_session_practice',
      columns: [table.doctorId, table.branchId],
      foreignColumns: [doctorPractice.doctorId, doctorPractice.branchId],
    }),
    uniqueIndex('doctor_session_once').on(table.doctorId, table.startsAt),
    index('doctor_session_branch_day').on(table.branchId, table.day, table.startsAt),
    index('doctor_session_closure')
      .on(table.closureId)
      .where(sql`${table.closureId} is not null`),
    check('doctor_session_closed_by', sql`${table.closureId} is null or ${table.closedAt} is not null`),
    check('doctor_session_seats', sql`${table.taken} between 0 and ${table.capacity}`),
    check('doctor_session_times_in_order', sql`${table.endsAt} > ${table.startsAt}`),
    check('doctor_session_fee_not_negative', sql`${table.fee} >= 0`),
    check('doctor_session_closed_whole', sql`(${table.closedAt} is null) = (${table.closedReason} is null)`),
  ],
)
