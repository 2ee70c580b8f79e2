import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'

export const articleCategory = pgTable(
  'article_category',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull().unique(),
    image: text().notNull(),
  },
  (table) => [uniqueIndex('article_category_once').on(sql`lower(${table.name})`)],
)

export const articleTag = pgTable('article_tag', { name: text().primaryKey() }, (table) => [
  uniqueIndex('article_tag_once').on(sql`lower(${table.name})`),
])

export const article = pgTable(
  'article',
  {
    id: text().primaryKey(),
    slug: text().notNull().unique(),
    title: text().notNull(),
    preview: text().notNull(),
    markdown: text().notNull(),
    html: text().notNull(),
    categoryId: integer('category_id')
      .notNull()
      .references(() => articleCategory.id),
    tags: text().array().notNull(),
    image: text().notNull(),
    imageAlt: text('image_alt').notNull(),
    source: jsonb().$type<{ title: string; origin: string; link: string; writer: string; editor: string }>().notNull(),
    metaTitle: text('meta_title').notNull(),
    metaDescription: text('meta_description').notNull(),
    publishedOn: date('published_on').notNull(),
    /** Ids of the items the article mentions. */
    products: text().array().notNull(),
    treatments: text().array().notNull(),
    active: boolean().notNull(),
    /** Saved, but not finished. */
    draft: boolean().notNull().default(false),
    /** Names of the pictures uploaded while writing. */
    uploads: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Counts saves, against lost updates. */
    version: integer().notNull().default(1),
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
    views: integer().notNull().default(0),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    // As `order by published_on desc` sorts: an index with nulls last would not be used for it.
    index('article_newest').on(table.publishedOn.desc().nullsFirst(), table.id),
    index('article_published')
      .on(table.publishedOn.desc().nullsFirst(), table.id)
      .where(sql`${table.active}`),
    index('article_tags').using('gin', table.tags),
    // For the editors' search: any part of a word in either column.
    index('article_words').using('gin', table.title.op('gin_trgm_ops'), table.preview.op('gin_trgm_ops')),
    check('article_draft_hidden', sql`not (${table.draft} and ${table.active})`),
    check('article_trash_hidden', sql`${table.deletedAt} is null or not ${table.active}`),
    check('article_title_fits', sql`char_length(${table.title}) between 1 and 300`),
    check('article_preview_fits', sql`char_length(${table.preview}) <= 300`),
    check('article_markdown_fits', sql`octet_length(${table.markdown}) <= 1048576`),
  ],
)

/**
 * Change counter of what article lists show. Triggers increment it in the transaction of the change, so that a cached
 * count can be checked; a view does not count as a change.
 */
export const articleChange = pgTable(
  'article_change',
  { only: boolean().primaryKey().default(true), number: integer().notNull() },
  (table) => [check('article_change_only_row', sql`${table.only}`)],
)

/** A visitor counts once a day; the row is deleted when the day is over. */
export const articleView = pgTable(
  'article_view',
  {
    articleId: text('article_id')
      .notNull()
      .references(() => article.id),
    day: date().notNull(),
    visitor: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.articleId, table.day, table.visitor] }),
    index('article_view_day').on(table.day),
  ],
)
