import { sql, type SQLWrapper } from 'drizzle-orm'
import { boolean, check, doublePrecision, integer, pgTable, text } from 'drizzle-orm/pg-core'

const hoursForm = (hours: SQLWrapper) => sql`${hours} ~ '^[0-2][0-9][.][0-5][0-9]-[0-2][0-9][.][0-5][0-9]$'`

export const branch = pgTable(
  'branch',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    code: text().notNull().unique(),
    name: text().notNull(),
    districtId: integer('district_id').notNull(),
    address: text().notNull(),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
    timezone: text({ enum: ['Asia/Jakarta', 'Asia/Pontianak', 'Asia/Makassar', 'Asia/Jayapura'] }).notNull(),
    /** Opening hours in the branch's time zone, '09.00-20.00'. */
    weekdayHours: text('weekday_hours'),
    weekendHours: text('weekend_hours'),
    telephone: text(),
    whatsapp: text(),
    email: text(),
    image: text().notNull(),
    active: boolean().notNull().default(true),
    /** Counts changes, against lost updates. */
    version: integer().notNull().default(1),
  },
  (table) => [
    check(
      'branch_timezone_known',
      sql`${table.timezone} in ('Asia/Jakarta', 'Asia/Pontianak', 'Asia/Makassar', 'Asia/Jayapura')`,
    ),
    check('branch_code_form', sql`${table.code} ~ '^[A-Z0-9][A-Z0-9-]{0,19}$'`),
    check('branch_weekday_hours_form', hoursForm(table.weekdayHours)),
    check('branch_weekend_hours_form', hoursForm(table.weekendHours)),
    check('branch_whatsapp_form', sql`${table.whatsapp} ~ '^62[0-9]{9,12}$'`),
    check('branch_on_the_map', sql`${table.latitude} between -11 and 6.5 and ${table.longitude} between 94 and 142`),
  ],
)
