import { index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { storedFile } from './upload-table.ts'

/** Default alternative text of a picture. */
export const mediaNote = pgTable('media_note', {
  name: text()
    .primaryKey()
    .references(() => storedFile.name, { onDelete: 'cascade' }),
  alt: text().notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
})

/** Which content shows which picture; written at every save. */
export const contentPicture = pgTable(
  'content_picture',
  {
    kind: text({ enum: ['article', 'banner', 'treatment', 'catalogue'] }).notNull(),
    targetId: text('target_id').notNull(),
    name: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.targetId, table.name] }),
    index('content_picture_name').on(table.name),
  ],
)
