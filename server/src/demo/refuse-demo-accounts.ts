import { and, eq, like } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { account } from '../database/schema/account-table.ts'

/** A demo database that goes live would contain an administrator with a known password. */
export async function refuseDemoAccounts({ db, env }: Pick<Context, 'db' | 'env'>) {
  if (env.outside !== 'live') return
  const [known] = await db
    .select({ email: account.email })
    .from(account)
    .where(and(like(account.email, '%@nmw.example'), eq(account.active, true)))
    .limit(1)
  if (known)
    throw new Error(
      `OUTSIDE=live cannot start: this database holds demo people (${known.email}), whose password everybody knows. ` +
        'Start with an empty DATA_DIR, or an empty database at DATABASE_URL.',
    )
}
