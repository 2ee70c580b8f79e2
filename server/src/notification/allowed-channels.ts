import { eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import { account } from '../database/schema/account-table.ts'
import { findPreferences } from './find-preferences.ts'

export type Channel = 'mail' | 'whatsapp'

/**
 * The channels, besides the in-app list, by which a category may be sent to an account now. Unverified numbers get
 * nothing; required news then goes by mail. Login and verification codes do not use this.
 */
export async function allowedChannels(
  context: Pick<Context, 'env'>,
  db: Database,
  accountId: number,
  category: number,
): Promise<Channel[]> {
  const [person] = await db.select().from(account).where(eq(account.id, accountId))
  const chosen = (await findPreferences(context, db, accountId)).find((one) => one.category === category)
  if (!person?.active || !chosen) return []
  const byPhone = chosen.whatsapp && person.phoneVerifiedAt !== null
  const byMail = chosen.mail || (chosen.required && !byPhone)
  return [...(byMail ? (['mail'] as const) : []), ...(byPhone ? (['whatsapp'] as const) : [])]
}
