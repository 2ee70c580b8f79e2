import { boolean, date, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

export const articleCategory = pgTable('article_category', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  name: text().notNull().unique(),
  image: text().notNull(),
})

export const article = pgTable(
  'article',
  {
    id: text().primaryKey(),
    slug: text().notNull().unique(),
    title: text().notNull(),
    preview: text().notNull(),
    markdown: text().notNull(),
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
    active: boolean().notNull(),
    views: integer().notNull().default(0),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('article_newest').on(table.publishedOn.desc(), table.id),
    index('article_tags').using('gin', table.tags),
  ],
)
