import { and, eq } from 'drizzle-orm'
import { CATEGORY } from '@nmw/contract/notification'
import { recordAudit } from '../audit/record-audit.ts'
import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import { account } from '../database/schema/account-table.ts'
import { notificationPreference } from '../database/schema/notification-table.ts'
import { transaction } from '../database/transaction.ts'
import { refused } from '../http/problem.ts'
import type { Caller } from '../http/route.ts'
import type { Client } from '../http/client.ts'
import { setConsent } from '../privacy/set-consent.ts'
import { renewReminders } from '../seat/renew-reminders.ts'
import { findPreferences, isRequired } from '../notification/find-preferences.ts'

const NO_CHANNEL_LEFT = 'Kabar pembayaran dan janji harus sampai: biarkan e-mail atau WhatsApp tetap aktif'
const NOT_OFFERED = 'Kabar lewat WhatsApp belum tersedia. Gunakan e-mail.'
const UNVERIFIED = 'Verifikasi nomor telepon Anda dahulu, agar kabar ini dapat sampai lewat WhatsApp saja'

type Choice = { category: number; mail: boolean; whatsapp: boolean }
type Input = { client: Client; caller: Caller; body: Choice }

export function changePreference(context: Context, { client, caller: { accountId }, body }: Input) {
  if (body.whatsapp && !context.env.newsByWhatsapp) throw refused(NOT_OFFERED)
  return transaction(context.db, async (db) => {
    if (isRequired(body.category)) await requireChannel(db, accountId, body)
    if (body.category === CATEGORY.promo) await syncMarketingConsent(context, db, client, accountId, body)
    await savePreference(db, accountId, body)
    if (body.category === CATEGORY.appointment) await renewReminders(context, db, accountId)
    const { category, mail, whatsapp } = body
    const entry = { action: 'change-preference' as const, object: String(category), detail: { mail, whatsapp } }
    await recordAudit(context, db, client, { ...entry, accountId })
    return findPreferences(context, db, accountId)
  })
}

async function requireChannel(db: Database, accountId: number, { mail, whatsapp }: Choice) {
  if (mail) return
  if (!whatsapp) throw refused(NO_CHANNEL_LEFT)
  const [person] = await db.select().from(account).where(eq(account.id, accountId))
  if (!person?.phoneVerifiedAt) throw refused(UNVERIFIED)
}

/** The promo channels are the marketing consent: any channel gives it, none withdraws it. */
async function syncMarketingConsent(context: Context, db: Database, client: Client, accountId: number, choice: Choice) {
  const granted = choice.mail || choice.whatsapp
  await setConsent(context, db, client, { accountId, purpose: 'marketing', granted })
}

async function savePreference(db: Database, accountId: number, { category, mail, whatsapp }: Choice) {
  const { accountId: owner, category: about } = notificationPreference
  // Without a row, a consent given later on the privacy page enables both channels, as its text says.
  if (category === CATEGORY.promo && !mail && !whatsapp) {
    await db.delete(notificationPreference).where(and(eq(owner, accountId), eq(about, category)))
    return
  }
  await db
    .insert(notificationPreference)
    .values({ accountId, category, mail, whatsapp })
    .onConflictDoUpdate({ target: [owner, about], set: { mail, whatsapp } })
}
