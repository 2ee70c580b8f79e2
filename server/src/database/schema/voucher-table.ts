import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { account } from './account-table.ts'
import { branch } from './branch-table.ts'

/** A kind of voucher in the catalogue. */
export const voucher = pgTable(
  'voucher',
  {
    id: text().primaryKey(),
    name: text().notNull().unique(),
    image: text().notNull(),
    startsOn: date('starts_on').notNull(),
    /** The last day on which it may be redeemed. */
    endsOn: date('ends_on').notNull(),
    terms: text().array().notNull(),
    usageSteps: text('usage_steps').array().notNull(),
    active: boolean().notNull().default(true),
    /** Counts changes, against lost updates. */
    version: integer().notNull().default(1),
  },
  (table) => [check('voucher_days_in_order', sql`${table.endsOn} >= ${table.startsOn}`)],
)

/** An option that points can be exchanged for. */
export const voucherOption = pgTable(
  'voucher_option',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    voucherId: text('voucher_id')
      .notNull()
      .references(() => voucher.id),
    name: text().notNull(),
    treatmentSlug: text('treatment_slug'),
    points: integer().notNull(),
    value: integer().notNull(),
    active: boolean().notNull().default(true),
  },
  (table) => [
    uniqueIndex('voucher_option_once').on(table.voucherId, sql`lower(${table.name})`),
    check('voucher_option_points_positive', sql`${table.points} > 0`),
    check('voucher_option_value_not_negative', sql`${table.value} >= 0`),
  ],
)

/** A member's voucher: bought with points, or a birthday gift. */
export const memberVoucher = pgTable(
  'member_voucher',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id),
    /** Null for a birthday voucher. */
    optionId: integer('option_id').references(() => voucherOption.id),
    kind: text({ enum: ['points', 'birthday'] }).notNull(),
    /** Its name on the day it was given. */
    name: text().notNull(),
    image: text().notNull(),
    code: text().notNull().unique(),
    points: integer().notNull(),
    /** Its value on that day: the option may change. */
    value: integer().notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
    usedBranchId: integer('used_branch_id').references(() => branch.id),
    cancelledAt: timestamp('cancelled_at', { withTimezone: true }),
    /** One birthday voucher a year. */
    birthdayYear: integer('birthday_year'),
  },
  (table) => [
    index('member_voucher_of').on(table.accountId, table.id.desc()),
    uniqueIndex('member_voucher_one_birthday').on(table.accountId, table.birthdayYear),
    check('member_voucher_one_end', sql`${table.usedAt} is null or ${table.cancelledAt} is null`),
    check('member_voucher_kind_whole', sql`(${table.kind} = 'birthday') = (${table.birthdayYear} is not null)`),
    check('member_voucher_points', sql`(${table.kind} = 'points') = (${table.points} > 0) and ${table.points} >= 0`),
    check('member_voucher_value_not_negative', sql`${table.value} >= 0`),
    check('member_voucher_used_where', sql`(${table.usedAt} is null) = (${table.usedBranchId} is null)`),
  ],
)
