import { and, eq, gt } from 'drizzle-orm'
import { RESET_FAILED } from '@nmw/contract/auth'
import type { Context } from '../context.ts'
import { account } from '../database/schema/account-table.ts'
import { resetKey } from '../database/schema/one-time-code-table.ts'
import { Problem, refused } from '../http/problem.ts'
import { hashToken } from '../secret.ts'
import { retryWindowStart } from './retry-window.ts'
import { loginLimits } from './login-limits.ts'
import { passwordMatches } from './password-hash.ts'
import { clearAttempts, consumeAttempt } from './consume-attempt.ts'

/**
 * A repeat whose first response was lost: recognised by the same password and key. A used link found by
 * somebody else could serve to guess passwords, so guesses are counted; after the last one only a new link helps.
 */
export async function findRecentReset(context: Context, key: string, password: string) {
  const { db } = context
  const at = context.now()
  const [found] = await db
    .select({
      accountId: account.id,
      email: account.email,
      roleId: account.roleId,
      passwordHash: account.passwordHash,
    })
    .from(resetKey)
    .innerJoin(account, eq(account.id, resetKey.accountId))
    .where(
      and(eq(resetKey.keyHash, hashToken(key)), gt(resetKey.expiresAt, at), gt(resetKey.usedAt, retryWindowStart(at))),
    )
  if (!found) throw refused(RESET_FAILED)
  const { perAccount, seconds } = await loginLimits(context)
  const attempts = `reset-again:${found.accountId}`
  await consumeAttempt(context, { key: attempts, limit: perAccount, seconds, what: '' }).catch((error: unknown) => {
    throw error instanceof Problem ? refused(RESET_FAILED) : error
  })
  if (!(await passwordMatches(found.passwordHash, password))) throw refused(RESET_FAILED)
  await clearAttempts(context, attempts)
  return found
}
