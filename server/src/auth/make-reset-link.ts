import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import { resetKey } from '../database/schema/one-time-code-table.ts'
import { hashToken, randomToken } from '../secret.ts'

export const RESET_MINUTES = 30

/** A link to choose a new password once within its time. Only its hash is stored. */
export async function makeResetLink(
  { env, now }: Pick<Context, 'env' | 'now'>,
  db: Database,
  accountId: number,
  minutes = RESET_MINUTES,
) {
  const key = randomToken()
  const keyHash = hashToken(key)
  const expiresAt = new Date(now().getTime() + minutes * 60_000)
  await db.insert(resetKey).values({ keyHash, accountId, expiresAt })
  return { link: `${env.publicUrl}/auth/reset-password?key=${key}`, keyHash, expiresAt }
}
