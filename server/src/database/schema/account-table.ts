import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { randomUUID } from 'node:crypto'
import { type AfterDeletion, STAYS } from './after-deletion.ts'

/** A patient or a member of staff who can sign in. */
export const account = pgTable(
  'account',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    roleId: smallint('role_id').notNull(),
    email: text().notNull(),
    emailVerifiedAt: timestamp('email_verified_at', { withTimezone: true }),
    phone: text(),
    phoneVerifiedAt: timestamp('phone_verified_at', { withTimezone: true }),
    fullName: text('full_name').notNull(),
    passwordHash: text('password_hash').notNull(),
    /** False for imported and staff-set passwords: the member must choose a new one first. */
    passwordValid: boolean('password_valid').notNull().default(true),
    branchId: integer('branch_id').notNull().default(1),
    active: boolean().notNull().default(true),
    /** Counts changes to a staff account, against lost updates. */
    version: integer().notNull().default(1),
    /** Deletion was requested; until then the person may cancel it. */
    closesAt: timestamp('closes_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('account_email_unique').on(sql`lower(${table.email})`),
    uniqueIndex('account_verified_phone_unique')
      .on(table.phone)
      .where(sql`${table.phoneVerifiedAt} is not null`),
    // For the desk's search: by the beginning of any part of a name or number.
    index('account_name_words').using('gin', sql`to_tsvector('simple', ${table.fullName})`),
    index('account_phone_begin').on(table.phone.op('text_pattern_ops')),
    check('account_role_known', sql`${table.roleId} in (1, 2, 12, 13, 21, 22, 23)`),
    check('account_phone_form', sql`${table.phone} ~ '^62[0-9]{9,12}$'`),
  ],
)

export const accountAfterDeletion: AfterDeletion<typeof account> = {
  id: STAYS,
  roleId: STAYS,
  email: (id) => `closed-${id}-${randomUUID()}@nmw.invalid`,
  emailVerifiedAt: null,
  phone: null,
  phoneVerifiedAt: null,
  fullName: 'Akun dihapus',
  passwordHash: '!',
  passwordValid: STAYS,
  branchId: STAYS,
  active: STAYS,
  version: STAYS,
  closesAt: STAYS,
  createdAt: STAYS,
}

/** Patient data beyond the sign-in. The identity number is encrypted. */
export const patient = pgTable(
  'patient',
  {
    accountId: integer('account_id')
      .primaryKey()
      .references(() => account.id),
    sealedNik: text('sealed_nik').notNull(),
    birthDate: date('birth_date').notNull(),
    birthPlace: text('birth_place'),
    gender: smallint().notNull(),
    employment: text(),
    address: text(),
    /** Official code of the district, which determines city and province. */
    districtId: integer('district_id'),
    postalCode: text('postal_code'),
    photo: text(),
    married: boolean().notNull().default(false),
    guardianName: text('guardian_name'),
    guardianPhone: text('guardian_phone'),
  },
  (table) => [
    check('patient_gender_known', sql`${table.gender} in (0, 1)`),
    check('patient_postal_code_form', sql`${table.postalCode} ~ '^[0-9]{5}$'`),
    check('patient_guardian_whole', sql`(${table.guardianName} is null) = (${table.guardianPhone} is null)`),
  ],
)

/** Medical and invoice records need who it was: identity number, date of birth, gender and marital status stay. */
export const patientAfterDeletion: AfterDeletion<typeof patient> = {
  accountId: STAYS,
  sealedNik: STAYS,
  birthDate: STAYS,
  birthPlace: null,
  gender: STAYS,
  employment: null,
  address: null,
  districtId: null,
  postalCode: null,
  photo: null,
  married: STAYS,
  guardianName: null,
  guardianPhone: null,
}
