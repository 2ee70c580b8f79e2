import type { Site } from '@nmw/contract/endpoint'
import { mayEnter } from '@nmw/contract/role'
import { and, eq, gt, inArray, isNull } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { account } from '../database/schema/account-table.ts'
import { session } from '../database/schema/session-table.ts'

/** Which of these sessions are still valid: for streams, which outlive their request. */
export async function findValidSessions({ db, now }: Pick<Context, 'db' | 'now'>, site: Site, ids: string[]) {
  if (ids.length === 0) return new Set<string>()
  const rows = await db
    .select({ id: session.id, roleId: account.roleId })
    .from(session)
    .innerJoin(account, eq(account.id, session.accountId))
    .where(
      and(
        inArray(session.id, ids),
        eq(session.site, site),
        eq(session.state, 'active'),
        isNull(session.endedAt),
        gt(session.expiresAt, now()),
        eq(account.active, true),
      ),
    )
  return new Set(rows.filter(({ roleId }) => mayEnter(site, roleId)).map(({ id }) => id))
}
