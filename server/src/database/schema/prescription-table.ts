import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { account } from './account-table.ts'
import { appointment } from './appointment-table.ts'
import { branch } from './branch-table.ts'
import { goodsColumns, oneOfGoods } from './goods-columns.ts'
import { usageCode } from './medicine-table.ts'
import { treatment } from './treatment-table.ts'
import { storedFile } from './upload-table.ts'

/** The result of a visit, with the visit's medical id. */
export const prescription = pgTable(
  'prescription',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    appointmentId: integer('appointment_id')
      .notNull()
      .unique()
      .references(() => appointment.id),
    patientId: integer('patient_id')
      .notNull()
      .references(() => account.id),
    /** For the record and the doctors; no patient page shows it. */
    diagnosis: text().notNull(),
    /** Repeats allowed after the first redemption. */
    iter: smallint().notNull(),
    issuedAt: timestamp('issued_at', { withTimezone: true }).notNull(),
    /** The last day to redeem it, in the branch's time zone. */
    validUntil: date('valid_until').notNull(),
  },
  (table) => [
    index('prescription_of_patient').on(table.patientId, table.id.desc()),
    unique('prescription_with_iter').on(table.id, table.iter),
    check('prescription_iter_allowed', sql`${table.iter} between 0 and 12`),
  ],
)

export const prescriptionItem = pgTable(
  'prescription_item',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    prescriptionId: integer('prescription_id')
      .notNull()
      .references(() => prescription.id),
    ...goodsColumns(),
    quantity: smallint().notNull(),
    usageCode: text('usage_code')
      .notNull()
      .references(() => usageCode.code),
    usageDetail: text('usage_detail').notNull(),
    /** Cannot be left out of a redemption. */
    must: boolean().notNull(),
  },
  (table) => [
    uniqueIndex('prescription_item_once').on(table.prescriptionId, table.itemId),
    oneOfGoods('prescription_item_of_one_thing', table),
    check('prescription_item_quantity', sql`${table.quantity} between 1 and 50`),
  ],
)

export const prescriptionTreatment = pgTable(
  'prescription_treatment',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    prescriptionId: integer('prescription_id')
      .notNull()
      .references(() => prescription.id),
    treatmentId: text('treatment_id')
      .notNull()
      .references(() => treatment.id),
    /** Where and when, once agreed. */
    branchId: integer('branch_id').references(() => branch.id),
    bookedAt: timestamp('booked_at', { withTimezone: true }),
    doneAt: timestamp('done_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('prescription_treatment_once').on(table.prescriptionId, table.treatmentId),
    check('prescription_treatment_booked_whole', sql`num_nonnulls(${table.branchId}, ${table.bookedAt}) in (0, 2)`),
  ],
)

/** Pictures before and after, taken at the clinic. */
export const visitPhoto = pgTable(
  'visit_photo',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    appointmentId: integer('appointment_id')
      .notNull()
      .references(() => appointment.id),
    kind: text({ enum: ['before', 'after'] }).notNull(),
    file: text()
      .notNull()
      .unique()
      .references(() => storedFile.name),
    byAccountId: integer('by_account_id').references(() => account.id),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('visit_photo_of').on(table.appointmentId, table.createdAt),
    check('visit_photo_kind_known', sql`${table.kind} in ('before', 'after')`),
  ],
)

/** What the doctor has written of an unfinished visit, on any device. Finishing the visit deletes it. */
export const visitDraft = pgTable('visit_draft', {
  appointmentId: integer('appointment_id')
    .primaryKey()
    .references(() => appointment.id),
  /** Counts saves: a device with an older version cannot overwrite it. */
  version: integer().notNull(),
  data: jsonb().$type<Record<string, unknown>>().notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
})
