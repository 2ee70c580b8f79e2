import { mayEnter, NO_ACCESS_TO_PAGE } from '@nmw/contract/role'
import { TOKEN_INVALID } from '@nmw/contract/session-texts'
import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { account } from '../database/schema/account-table.ts'
import { session } from '../database/schema/session-table.ts'
import { forbidden, unauthenticated } from '../http/problem.ts'
import type { Visit } from '../http/visit.ts'
import { hashToken } from '../secret.ts'

/** For a public call that shows the dashboard more than it shows visitors. */
export async function mustBeEditor({ db, now }: Context, visit: Visit) {
  const token = visit.bearer ?? visit.cookieToken('dashboard')
  if (!token) throw unauthenticated(TOKEN_INVALID)
  const [found] = await db
    .select({ roleId: account.roleId })
    .from(session)
    .innerJoin(account, eq(account.id, session.accountId))
    .where(
      and(
        eq(session.tokenHash, hashToken(token)),
        eq(session.site, 'dashboard'),
        eq(session.state, 'active'),
        isNull(session.endedAt),
        gt(session.expiresAt, now()),
        eq(account.active, true),
      ),
    )
  if (!found || !mayEnter('dashboard', found.roleId)) throw forbidden(NO_ACCESS_TO_PAGE)
}
