import { integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'

export const faqEntry = pgTable(
  'faq_entry',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    category: text().notNull(),
    question: text().notNull(),
    answer: text().notNull(),
    position: integer().notNull(),
  },
  (table) => [uniqueIndex('faq_entry_place').on(table.position)],
)
