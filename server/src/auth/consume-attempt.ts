import { eq, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { attempt } from '../database/schema/attempt-table.ts'
import { tooMany } from '../http/problem.ts'

type Limit = { key: string; limit: number; seconds: number; what: string }

/** Counts an attempt before it is made, so that a hundred at once cannot exceed the limit. */
export async function consumeAttempt({ db, now }: Context, { key, limit, seconds, what }: Limit) {
  const at = now()
  const fresh = { count: 1, windowEndsAt: new Date(at.getTime() + seconds * 1000) }
  const over = sql`${attempt.windowEndsAt} <= ${at.toISOString()}`
  const [row] = await db
    .insert(attempt)
    .values({ key, ...fresh })
    .onConflictDoUpdate({
      target: attempt.key,
      set: {
        count: sql`case when ${over} then 1 else ${attempt.count} + 1 end`,
        windowEndsAt: sql`case when ${over} then excluded.window_ends_at else ${attempt.windowEndsAt} end`,
      },
    })
    .returning()
  if (row && row.count > limit) throw tooMany(what, Math.ceil((row.windowEndsAt.getTime() - at.getTime()) / 1000))
}

export async function clearAttempts({ db }: Pick<Context, 'db'>, key: string) {
  await db.delete(attempt).where(eq(attempt.key, key))
}

/** An attempt that succeeded or was not checked does not count against a shared address. */
export async function returnAttempt({ db }: Pick<Context, 'db'>, key: string) {
  await db
    .update(attempt)
    .set({ count: sql`greatest(0, ${attempt.count} - 1)` })
    .where(eq(attempt.key, key))
}
