import { eq, inArray, sql } from 'drizzle-orm'
import { redirectCheckouts } from '../address/redirect-checkouts.ts'
import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import { patient, patientAfterDeletion } from '../database/schema/account-table.ts'
import { deliveryAddress } from '../database/schema/delivery-address-table.ts'
import { emailChange } from '../database/schema/email-change-table.ts'
import { exportTicket } from '../database/schema/export-ticket-table.ts'
import { notification, notificationPreference } from '../database/schema/notification-table.ts'
import { outboxMessage } from '../database/schema/outbox-message-table.ts'
import { subscription } from '../database/schema/subscription-table.ts'
import { withoutPersonalData } from './without-personal-data.ts'

/** Tables whose rows are deleted with the data of a person. */
export const deletedWithPerson = [deliveryAddress, notification, notificationPreference, emailChange, exportTicket]

type Former = { email: string; phone: string | null }

export async function deletePersonalData(context: Context, db: Database, accountId: number, former: Former) {
  await db
    .update(patient)
    .set(withoutPersonalData(patientAfterDeletion, accountId))
    .where(eq(patient.accountId, accountId))
  for (const table of deletedWithPerson) await db.delete(table).where(eq(table.accountId, accountId))
  await redirectCheckouts(context, db, { accountId, to: undefined })
  const contacts = [former.email, former.phone].filter((contact) => contact !== null)
  await db.delete(outboxMessage).where(inArray(outboxMessage.recipient, contacts))
  await db.delete(subscription).where(eq(sql`lower(${subscription.email})`, former.email.toLowerCase()))
}
