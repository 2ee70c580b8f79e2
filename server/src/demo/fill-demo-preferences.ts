import { eq } from 'drizzle-orm'
import { CATEGORY } from '@nmw/contract/notification'
import { CONSENT_VERSION } from '@nmw/contract/privacy'
import type { Context } from '../context.ts'
import { account } from '../database/schema/account-table.ts'
import { consent } from '../database/schema/consent-table.ts'
import { notificationPreference } from '../database/schema/notification-table.ts'

const chosen = [
  { category: CATEGORY.promo, mail: true, whatsapp: false },
  { category: CATEGORY.payment, mail: false, whatsapp: true },
  { category: CATEGORY.points, mail: false, whatsapp: false },
]

/** Siti has chosen; the others keep the defaults. */
export async function fillDemoPreferences({ db, now }: Context) {
  const [siti] = await db.select({ id: account.id }).from(account).where(eq(account.email, 'siti@nmw.example'))
  const accountId = siti!.id
  const given = { version: CONSENT_VERSION, ip: '127.0.0.1', grantedAt: now() }
  await db.insert(consent).values({ accountId, purpose: 'marketing', ...given })
  await db.insert(notificationPreference).values(chosen.map((choice) => ({ accountId, ...choice })))
}
