import { MEDICINE_CLASSES } from '@nmw/contract/medicine-class'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'

/** How something is used, as a prescription abbreviates it. */
export const usageCode = pgTable(
  'usage_code',
  {
    code: text().primaryKey(),
    shortText: text('short_text').notNull(),
    detail: text().notNull(),
    /** Parts of the day; none if used as needed. */
    dayParts: text('day_parts', { enum: ['pagi', 'siang', 'malam'] })
      .array()
      .notNull(),
    /** Uses per week; null if unknown. */
    timesAWeek: smallint('times_a_week'),
  },
  (table) => [
    check('usage_code_day_parts_known', sql`${table.dayParts} <@ array['pagi', 'siang', 'malam']`),
    check('usage_code_times_positive', sql`${table.timesAWeek} > 0`),
  ],
)

export const medicine = pgTable(
  'medicine',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    form: text().notNull(),
    strength: text().notNull(),
    /** Unit name, such as tube or strip. */
    unit: text().notNull(),
    image: text().notNull(),
    price: integer().notNull(),
    memberPrice: integer('member_price').notNull(),
    weight: integer().notNull(),
    class: text({ enum: MEDICINE_CLASSES }).notNull(),
    needsPrescription: boolean('needs_prescription').notNull(),
    usageCode: text('usage_code')
      .notNull()
      .references(() => usageCode.code),
    /** Uses per unit: with the usage it tells how long a unit lasts. */
    usesPerUnit: smallint('uses_per_unit'),
    note: text().notNull(),
    taxable: boolean().notNull(),
    active: boolean().notNull(),
    /** Counts changes, against lost updates. */
    version: integer().notNull().default(1),
  },
  (table) => [
    index('medicine_name').on(table.name),
    check('medicine_price_in_order', sql`${table.memberPrice} between 0 and ${table.price}`),
    check('medicine_weight_positive', sql`${table.weight} > 0`),
    check(
      'medicine_strong_is_prescribed',
      sql`${table.needsPrescription} or ${table.class} in ('bebas', 'bebas-terbatas')`,
    ),
    check('medicine_id_form', sql`${table.id} ~ '^[A-Za-z0-9][A-Za-z0-9-]{0,39}$'`),
    check('medicine_uses_positive', sql`${table.usesPerUnit} > 0`),
    check(
      'medicine_class_known',
      sql`${table.class} in ('bebas', 'bebas-terbatas', 'keras', 'psikotropika', 'narkotika')`,
    ),
  ],
)
