import type { Context } from '../context.ts'
import { subscription } from '../database/schema/subscription-table.ts'

type Input = { body: { email: string } }

/** A repeated address also succeeds, so that nobody learns who has subscribed. */
export async function createSubscription({ db, now }: Context, { body: { email } }: Input): Promise<true> {
  await db.insert(subscription).values({ email, createdAt: now() }).onConflictDoNothing()
  return true
}
