import { and, eq, isNull } from 'drizzle-orm'
import { CATEGORY, NOTIFICATION_CATEGORIES, type NotificationPreference } from '@nmw/contract/notification'
import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import { consent } from '../database/schema/consent-table.ts'
import { notificationPreference } from '../database/schema/notification-table.ts'

const requiredOnes: readonly number[] = [CATEGORY.payment, CATEGORY.appointment]
const mailOnly: readonly number[] = [CATEGORY.redemption, CATEGORY.points]

/** News about payments and bookings must reach the patient. */
export function isRequired(category: number) {
  return requiredOnes.includes(category)
}

/**
 * The member's choices per category. Promos need marketing consent, and WhatsApp must be available in this
 * installation.
 */
export async function findPreferences(
  { env }: Pick<Context, 'env'>,
  db: Database,
  accountId: number,
): Promise<NotificationPreference[]> {
  const mine = eq(notificationPreference.accountId, accountId)
  const rows = await db.select().from(notificationPreference).where(mine)
  const standing = and(eq(consent.accountId, accountId), eq(consent.purpose, 'marketing'), isNull(consent.withdrawnAt))
  const agreed = (await db.$count(consent, standing)) > 0
  return NOTIFICATION_CATEGORIES.map((title, category) => {
    const allowed = agreed || category !== CATEGORY.promo
    const chosen = rows.find((row) => row.category === category)
    const { mail, whatsapp } = chosen ?? { mail: true, whatsapp: !mailOnly.includes(category) }
    return {
      category,
      title,
      mail: allowed && mail,
      whatsapp: allowed && env.newsByWhatsapp && whatsapp,
      whatsappOffered: env.newsByWhatsapp,
      required: isRequired(category),
    }
  })
}
