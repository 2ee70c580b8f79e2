import { sql } from 'drizzle-orm'
import { boolean, check, date, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

export type PromoHeading = { text: string[] }
type PromoOffer = {
  title: string
  desc: string
  realPrice: number
  discountPercentage: number
  discountPrice: number
  status: boolean
}
export type PromoGroup = { title: string; data: PromoOffer[] }

/** A promo: a slide on the home page and a page of its own. */
export const banner = pgTable(
  'banner',
  {
    id: text().primaryKey(),
    slug: text().notNull().unique(),
    title: text().notNull(),
    subTitle: text('sub_title').notNull(),
    /** The period as text, as staff wrote it. */
    dateText: text('date_text').notNull(),
    startsOn: date('starts_on').notNull(),
    /** The last day on which it is shown. */
    endsOn: date('ends_on').notNull(),
    /** An inner path or an https URL; without one the slide leads to its own promo page. */
    url: text(),
    image: text().notNull(),
    markdown: text().notNull(),
    html: text().notNull(),
    headingMain: text('heading_main').notNull(),
    generalHeading: jsonb('general_heading').$type<PromoHeading[]>().notNull(),
    groups: jsonb().$type<PromoGroup[]>().notNull(),
    metaTitle: text('meta_title').notNull(),
    metaDescription: text('meta_description').notNull(),
    active: boolean().notNull(),
    /** Dense from 1 among those not in the trash; an exclusion constraint keeps it unique. */
    slideOrder: integer('slide_order').notNull(),
    uploads: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    version: integer().notNull().default(1),
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    check('banner_days_in_order', sql`${table.endsOn} >= ${table.startsOn}`),
    check('banner_slide_positive', sql`${table.slideOrder} >= 1`),
    check('banner_meta_title_fits', sql`char_length(${table.metaTitle}) <= 60`),
    check('banner_meta_description_fits', sql`char_length(${table.metaDescription}) <= 160`),
    check('banner_trash_hidden', sql`${table.deletedAt} is null or not ${table.active}`),
    check('banner_markdown_fits', sql`octet_length(${table.markdown}) <= 1048576`),
    check(
      'banner_offers_fit',
      sql`not jsonb_path_exists(${table.groups}, '$[*].data[*] ? (@.discountPrice > @.realPrice || @.discountPrice < 0)')`,
    ),
    check('banner_url_safe', sql`${table.url} ~ '^(/[^/\\\\]|/$|https?://)'`),
  ],
)
