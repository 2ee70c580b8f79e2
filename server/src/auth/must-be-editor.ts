import { mayEnter, NO_ACCESS_TO_PAGE } from '@nmw/contract/role'
import { SESSION_ENDED, TOKEN_INVALID } from '@nmw/contract/session-texts'
import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { account } from '../database/schema/account-table.ts'
import { session } from '../database/schema/session-table.ts'
import { forbidden, unauthenticated } from '../http/problem.ts'
import type { Client } from '../http/client.ts'
import { hashToken } from '../secret.ts'

/** For a public call that shows the dashboard more than visitors. */
export async function mustBeEditor({ db, now }: Context, client: Client) {
  const token = client.bearer ?? client.cookieToken('dashboard')
  if (!token) throw unauthenticated(TOKEN_INVALID)
  const [found] = await db
    .select({ roleId: account.roleId, site: session.site, state: session.state })
    .from(session)
    .innerJoin(account, eq(account.id, session.accountId))
    .where(
      and(
        eq(session.tokenHash, hashToken(token)),
        isNull(session.endedAt),
        gt(session.expiresAt, now()),
        eq(account.active, true),
      ),
    )
  if (!found || found.state === 'pending') {
    if (!found && !client.bearer) client.clearSessionCookies('dashboard')
    throw unauthenticated(SESSION_ENDED)
  }
  if (found.site !== 'dashboard' || !mayEnter('dashboard', found.roleId)) throw forbidden(NO_ACCESS_TO_PAGE)
}
