import { eq, inArray, sql } from 'drizzle-orm'
import { redirectCheckouts } from '../address/redirect-checkouts.ts'
import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import { patient } from '../database/schema/account-table.ts'
import { deliveryAddress } from '../database/schema/delivery-address-table.ts'
import { emailChange } from '../database/schema/email-change-table.ts'
import { exportTicket } from '../database/schema/export-ticket-table.ts'
import { notification, notificationPreference } from '../database/schema/notification-table.ts'
import { outboxMessage } from '../database/schema/outbox-message-table.ts'
import { subscription } from '../database/schema/subscription-table.ts'

const UNKNOWN = {
  photo: null,
  address: null,
  districtId: null,
  postalCode: null,
  birthPlace: null,
  employment: null,
  guardianName: null,
  guardianPhone: null,
}

type Former = { email: string; phone: string | null }

export async function deletePersonalData(context: Context, db: Database, accountId: number, former: Former) {
  await db.update(patient).set(UNKNOWN).where(eq(patient.accountId, accountId))
  await db.delete(deliveryAddress).where(eq(deliveryAddress.accountId, accountId))
  await redirectCheckouts(context, db, { accountId, to: undefined })
  await db.delete(notification).where(eq(notification.accountId, accountId))
  await db.delete(notificationPreference).where(eq(notificationPreference.accountId, accountId))
  await db.delete(emailChange).where(eq(emailChange.accountId, accountId))
  await db.delete(exportTicket).where(eq(exportTicket.accountId, accountId))
  const contacts = [former.email, former.phone].filter((contact) => contact !== null)
  await db.delete(outboxMessage).where(inArray(outboxMessage.recipient, contacts))
  await db.delete(subscription).where(eq(sql`lower(${subscription.email})`, former.email.toLowerCase()))
}
