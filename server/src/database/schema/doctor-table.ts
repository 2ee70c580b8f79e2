import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  time,
} from 'drizzle-orm/pg-core'
import { account } from './account-table.ts'
import { branch } from './branch-table.ts'

export const doctor = pgTable(
  'doctor',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** The account the doctor signs in with. */
    accountId: integer('account_id')
      .unique()
      .references(() => account.id),
    slug: text().notNull().unique(),
    /** Without 'dr.'. */
    fullName: text('full_name').notNull(),
    gender: smallint().notNull(),
    typeCode: integer('type_code').notNull(),
    fee: integer().notNull(),
    /** The number of the registration to practise (STR). */
    registration: text().notNull().unique('doctor_registration_unique'),
    avatar: text().notNull(),
    bio: text().notNull(),
    active: boolean().notNull().default(true),
    /** Counts changes, against lost updates. */
    version: integer().notNull().default(1),
  },
  (table) => [
    check('doctor_gender_known', sql`${table.gender} in (0, 1)`),
    check('doctor_type_known', sql`${table.typeCode} in (2560, 3566, 5941, 6730)`),
    check('doctor_fee_by_type', sql`${table.fee} >= 0 and (${table.typeCode} <> 3566 or ${table.fee} = 0)`),
  ],
)

/** The licence to practise (SIP) is valid for one branch. */
export const doctorPractice = pgTable(
  'doctor_practice',
  {
    doctorId: integer('doctor_id')
      .notNull()
      .references(() => doctor.id),
    branchId: integer('branch_id')
      .notNull()
      .references(() => branch.id),
    sip: text().notNull(),
    validUntil: date('valid_until').notNull(),
  },
  (table) => [primaryKey({ columns: [table.doctorId, table.branchId] }), index('practice_branch').on(table.branchId)],
)

/** Weekly practice hours in the branch's time zone. Dated sessions are made from them. */
export const doctorPlan = pgTable(
  'doctor_plan',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    doctorId: integer('doctor_id').notNull(),
    branchId: integer('branch_id').notNull(),
    /** 0 is Sunday. */
    weekday: smallint().notNull(),
    startsAt: time('starts_at').notNull(),
    endsAt: time('ends_at').notNull(),
    capacity: smallint().notNull(),
    minutesPerPatient: smallint('minutes_per_patient').notNull(),
    active: boolean().notNull().default(true),
  },
  (table) => [
    foreignKey({
      name: 'doctor_plan_practice',
      columns: [table.doctorId, table.branchId],
      foreignColumns: [doctorPractice.doctorId, doctorPractice.branchId],
    }),
    index('doctor_plan_doctor').on(table.doctorId),
    check('doctor_plan_weekday_known', sql`${table.weekday} between 0 and 6`),
    check('doctor_plan_times_in_order', sql`${table.endsAt} > ${table.startsAt}`),
    check('doctor_plan_capacity_positive', sql`${table.capacity} > 0 and ${table.minutesPerPatient} > 0`),
  ],
)
