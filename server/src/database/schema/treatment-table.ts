import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, jsonb, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core'

/** What the specification calls a service. */
export const treatment = pgTable(
  'treatment',
  {
    id: text().primaryKey(),
    slug: text().notNull().unique(),
    group: text({
      enum: ['plastic-surgery', 'spa-treatment', 'medical-treatment', 'cosmetic-dermatology', 'slimming-treatment'],
    }).notNull(),
    name: text().notNull(),
    shortDescription: text('short_description').notNull(),
    markdown: text().notNull(),
    html: text().notNull(),
    image: text().notNull(),
    banner: text().notNull(),
    subServices: jsonb('sub_services').$type<{ name: string; description: string }[]>().notNull(),
    metaTitle: text('meta_title').notNull(),
    metaDescription: text('meta_description').notNull(),
    price: integer().notNull(),
    memberPrice: integer('member_price').notNull(),
    durationMinutes: smallint('duration_minutes').notNull(),
    recommendedSessions: smallint('recommended_sessions').notNull(),
    needsDoctor: boolean('needs_doctor').notNull(),
    taxable: boolean().notNull(),
    active: boolean().notNull(),
    publishedOn: date('published_on').notNull(),
    version: integer().notNull().default(1),
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('treatment_group').on(table.group, table.name),
    check(
      'treatment_group_known',
      sql`${table.group} in ('plastic-surgery', 'spa-treatment', 'medical-treatment', 'cosmetic-dermatology', 'slimming-treatment')`,
    ),
    check('treatment_short_description_fits', sql`char_length(${table.shortDescription}) <= 160`),
    check('treatment_trash_hidden', sql`${table.deletedAt} is null or not ${table.active}`),
    check('treatment_markdown_fits', sql`octet_length(${table.markdown}) <= 1048576`),
    check('treatment_price_in_order', sql`${table.memberPrice} between 0 and ${table.price}`),
  ],
)
