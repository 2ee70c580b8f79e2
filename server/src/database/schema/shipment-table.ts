import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { order } from './order-table.ts'
import { bytea } from './session-table.ts'

/** A parcel handed to a courier. */
export const shipment = pgTable(
  'shipment',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    orderId: integer('order_id')
      .notNull()
      .unique()
      .references(() => order.id),
    provider: text().notNull(),
    /** Our id, sent with every attempt: the courier creates one parcel for it. */
    requestId: text('request_id').notNull().unique(),
    service: text().notNull(),
    type: text().notNull(),
    /** Arrives later than the request. */
    airwayBill: text('airway_bill'),
    state: text({
      enum: ['requested', 'processed', 'shipped', 'delivered', 'returned', 'lost', 'cancelled'],
    }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
    /** When the courier was last asked about it. */
    checkedAt: timestamp('checked_at', { withTimezone: true }),
  },
  (table) => [
    // Two couriers may use the same number.
    uniqueIndex('shipment_bill').on(table.service, table.airwayBill),
    index('shipment_by_bill').on(table.service, sql`upper(${table.airwayBill})`),
    check(
      'shipment_moving_has_bill',
      sql`${table.state} in ('requested', 'cancelled') or ${table.airwayBill} is not null`,
    ),
  ],
)

/** Tracking history of a parcel. */
export const shipmentEvent = pgTable(
  'shipment_event',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    shipmentId: integer('shipment_id')
      .notNull()
      .references(() => shipment.id),
    code: text().notNull(),
    note: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex('shipment_event_once').on(table.shipmentId, table.code, table.at)],
)

/** A courier's message, byte for byte, before it is processed. */
export const courierNotification = pgTable(
  'courier_notification',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    provider: text().notNull(),
    /** Of the body: a repeated message is one row. */
    digest: text().notNull(),
    body: bytea().notNull(),
    outcome: text({ enum: ['waiting', 'applied', 'repeated', 'unknown', 'broken'] })
      .notNull()
      .default('waiting'),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
    processedAt: timestamp('processed_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('courier_notification_once').on(table.provider, table.digest),
    index('courier_notification_waiting')
      .on(table.id)
      .where(sql`${table.outcome} = 'waiting'`),
  ],
)

/** A courier's id for a district; without a row only pick-up is offered. */
export const courierDistrict = pgTable(
  'courier_district',
  {
    districtId: integer('district_id').notNull(),
    provider: text().notNull(),
    externalId: integer('external_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.districtId, table.provider] })],
)
