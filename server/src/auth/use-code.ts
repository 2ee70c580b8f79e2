import { timingSafeEqual } from 'node:crypto'
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import { CODE_WRONG } from '@nmw/contract/one-time-code'
import type { Context } from '../context.ts'
import { oneTimeCode } from '../database/schema/one-time-code-table.ts'
import { refused } from '../http/problem.ts'
import type { CodePurpose } from './send-code.ts'

const MAX_TRIES = 5

/** Spends a code. Every guess is counted before it is compared, so the sixth is never looked at. */
export async function useCode({ db, now, secret }: Context, purpose: CodePurpose, target: string, code: string) {
  const live = and(
    eq(oneTimeCode.purpose, purpose),
    eq(oneTimeCode.target, target),
    gt(oneTimeCode.expiresAt, now()),
    isNull(oneTimeCode.usedAt),
    lt(oneTimeCode.tries, MAX_TRIES),
  )
  const guessed = await db
    .update(oneTimeCode)
    .set({ tries: sql`${oneTimeCode.tries} + 1` })
    .where(live)
    .returning()
  const expected = secret.digest('code', purpose, target, code)
  const match = guessed.find(({ codeHash }) => timingSafeEqual(codeHash, expected))
  if (!match) throw refused(CODE_WRONG)
  const [spent] = await db
    .update(oneTimeCode)
    .set({ usedAt: now() })
    .where(and(eq(oneTimeCode.id, match.id), isNull(oneTimeCode.usedAt)))
    .returning({ accountId: oneTimeCode.accountId })
  if (!spent) throw refused(CODE_WRONG)
  return spent
}
