import { eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import { account } from '../database/schema/account-table.ts'
import { findPreferences } from './find-preferences.ts'

export type Channel = 'mail' | 'whatsapp'

/**
 * By which ways, beside the bell, a kind of news may be sent to someone now. Nothing goes to a number that nobody
 * verified; news that has to arrive then goes by mail. Codes for signing in and verifying do not ask here.
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
