import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { account } from './account-table.ts'

/** A member's address book. Orders store a copy, so a row may be changed or deleted freely. */
export const deliveryAddress = pgTable(
  'delivery_address',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id),
    label: text().notNull(),
    isPrimary: boolean('is_primary').notNull(),
    receiverName: text('receiver_name').notNull(),
    receiverPhone: text('receiver_phone').notNull(),
    address: text().notNull(),
    districtId: integer('district_id').notNull(),
    postalCode: text('postal_code').notNull(),
    note: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('delivery_address_one_primary')
      .on(table.accountId)
      .where(sql`${table.isPrimary}`),
    index('delivery_address_account').on(table.accountId),
    check('delivery_address_postal_code_form', sql`${table.postalCode} ~ '^[0-9]{5}$'`),
    check('delivery_address_phone_form', sql`${table.receiverPhone} ~ '^62[0-9]{9,12}$'`),
  ],
)
