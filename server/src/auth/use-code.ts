import { timingSafeEqual } from 'node:crypto'
import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import { CODE_WRONG } from '@nmw/contract/one-time-code'
import { recordAudit } from '../audit/record-audit.ts'
import type { Context } from '../context.ts'
import { oneTimeCode } from '../database/schema/one-time-code-table.ts'
import { refused } from '../http/problem.ts'
import type { Client } from '../http/client.ts'
import { retryWindowStart } from './retry-window.ts'
import type { CodePurpose } from './send-code.ts'

const MAX_TRIES = 5

type Given = {
  purpose: CodePurpose
  target: string
  code: string
  /**
   * Whether to recognise a code that was used a moment ago, because its response may have been lost; it counts as a
   * guess.
   */
  again?: boolean
}

/**
 * Uses a code, or reports that this code was used `before`. Every guess is counted before it is compared, so the sixth
 * is never checked. Only checked wrong codes are in the audit log, because a stranger can send any number of others.
 * Not for use in a transaction, whose rollback would undo the count and the audit entry.
 */
export async function useCode(context: Context, client: Client, { purpose, target, code, again }: Given) {
  const { db, now, secret } = context
  const live = and(gt(oneTimeCode.expiresAt, now()), isNull(oneTimeCode.usedAt))
  const known = and(
    eq(oneTimeCode.purpose, purpose),
    eq(oneTimeCode.target, target),
    again ? or(live, gt(oneTimeCode.usedAt, retryWindowStart(now()))) : live,
    lt(oneTimeCode.tries, MAX_TRIES),
  )
  const guessed = await db
    .update(oneTimeCode)
    .set({ tries: sql`${oneTimeCode.tries} + 1` })
    .where(known)
    .returning()
  const expected = secret.digest('code', purpose, target, code)
  const match = guessed.find(({ codeHash }) => timingSafeEqual(codeHash, expected))
  if (!match) {
    const [missed] = guessed
    // For an unknown address as well, so that both cost the same; at sign-up there is no account yet.
    if (missed && purpose !== 'signup') {
      const { accountId } = missed
      await recordAudit(context, db, client, { action: 'code-refused', accountId, detail: { kind: purpose } })
    }
    throw refused(CODE_WRONG)
  }
  if (match.usedAt) return { accountId: match.accountId, before: true }
  const [used] = await db
    .update(oneTimeCode)
    .set({ usedAt: now() })
    .where(and(eq(oneTimeCode.id, match.id), isNull(oneTimeCode.usedAt)))
    .returning({ accountId: oneTimeCode.accountId })
  if (!used) throw refused(CODE_WRONG)
  return { ...used, before: false }
}
