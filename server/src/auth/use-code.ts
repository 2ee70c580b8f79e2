import { timingSafeEqual } from 'node:crypto'
import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import { CODE_WRONG } from '@nmw/contract/one-time-code'
import { recordAudit } from '../audit/record-audit.ts'
import type { Context } from '../context.ts'
import { oneTimeCode } from '../database/schema/one-time-code-table.ts'
import { refused } from '../http/problem.ts'
import type { Client } from '../http/client.ts'
import { justNow } from './just-now.ts'
import type { CodePurpose } from './send-code.ts'

const MAX_TRIES = 5

type Given = {
  purpose: CodePurpose
  target: string
  code: string
  /** Whether one that was spent just now is known again, because the answer may have got lost: a guess like any other. */
  again?: boolean
}

/**
 * Spends a code, or says that this very one was spent `before`. Every guess is counted before it is compared, so the sixth
 * is never looked at. Only a wrong one that was looked at is in the audit log: of the others a stranger may send as many as
 * he likes. Not for use in a transaction, which would take count and line back.
 */
export async function useCode(context: Context, client: Client, { purpose, target, code, again }: Given) {
  const { db, now, secret } = context
  const live = and(gt(oneTimeCode.expiresAt, now()), isNull(oneTimeCode.usedAt))
  const known = and(
    eq(oneTimeCode.purpose, purpose),
    eq(oneTimeCode.target, target),
    again ? or(live, gt(oneTimeCode.usedAt, justNow(now()))) : live,
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
    // Of an unknown address too, so that both cost the same; who signs up has no account yet.
    if (missed && purpose !== 'signup') {
      const { accountId } = missed
      await recordAudit(context, db, client, { action: 'code-refused', accountId, detail: { kind: purpose } })
    }
    throw refused(CODE_WRONG)
  }
  if (match.usedAt) return { accountId: match.accountId, before: true }
  const [spent] = await db
    .update(oneTimeCode)
    .set({ usedAt: now() })
    .where(and(eq(oneTimeCode.id, match.id), isNull(oneTimeCode.usedAt)))
    .returning({ accountId: oneTimeCode.accountId })
  if (!spent) throw refused(CODE_WRONG)
  return { ...spent, before: false }
}
