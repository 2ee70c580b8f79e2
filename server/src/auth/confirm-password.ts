import { eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { account } from '../database/schema/account-table.ts'
import { refused } from '../http/problem.ts'
import { loginLimits } from './login-limits.ts'
import { passwordMatches } from './password-hash.ts'
import { clearAttempts, consumeAttempt } from './consume-attempt.ts'

type Asked = { accountId: number; password: string; field: string; wrong: string }

/**
 * Asks for the password again before something that is hard to undo. Guesses are counted here as well. Returns the hash
 * it was checked against.
 */
export async function confirmPassword(context: Context, { accountId, password, field, wrong }: Asked) {
  const hash = await tryPassword(context, accountId, password)
  if (!hash) throw refused(wrong, field)
  return hash
}

/** Counts one guess. Returns the hash it was checked against if it is right. */
export async function tryPassword(context: Context, accountId: number, password: string) {
  const { db } = context
  const { perAccount, seconds } = await loginLimits(context)
  const key = `confirm-password:${accountId}`
  const what = 'Terlalu banyak percobaan.'
  await consumeAttempt(context, { key, limit: perAccount, seconds, what })
  const [row] = await db.select({ hash: account.passwordHash }).from(account).where(eq(account.id, accountId))
  if (!row || !(await passwordMatches(row.hash, password))) return undefined
  await clearAttempts(context, key)
  return row.hash
}
