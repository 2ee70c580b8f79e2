import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { SESSION_ENDED, TOKEN_INVALID } from '@nmw/contract/session-texts'
import type { Endpoint, Site } from '@nmw/contract/endpoint'
import { mayEnter, NO_ACCESS_TO_PAGE } from '@nmw/contract/role'
import type { Context } from '../context.ts'
import { account } from '../database/schema/account-table.ts'
import { session } from '../database/schema/session-table.ts'
import { forbidden, unauthenticated } from '../http/problem.ts'
import type { Caller, Identify } from '../http/route.ts'
import type { Client } from '../http/client.ts'
import { hashToken } from '../secret.ts'

const LAST_SEEN_INTERVAL = 60_000

/** The only place that decides who may make a call: the endpoint's audience and roles against the session. */
export function identifyCaller(context: Context): Identify {
  const findSession = createSessionFinder(context)
  return async (client, endpoint) => {
    if (endpoint.audience === 'open') return undefined
    const isPublic = endpoint.audience === 'public'
    if (isPublic && client.hasKey) return recognise(client, endpoint)
    const site = siteOf(client, endpoint)
    const token = client.bearer ?? client.cookieToken(site)
    if (!token) throw unauthenticated(client.hasKey ? SESSION_ENDED : TOKEN_INVALID)
    const caller = await findSession(token)
    if (!caller) {
      // A dead session's cookie would only be refused again and again.
      if (!client.bearer) client.clearSessionCookies(site)
      throw unauthenticated(SESSION_ENDED)
    }
    if (!isPublic) authorize(caller, endpoint)
    return caller
  }

  /** The application key already admits the caller, so an invalid session is ignored, not refused. */
  async function recognise(client: Client, { recognises: site }: Endpoint) {
    const token = site && client.cookieToken(site)
    const caller = token ? await findSession(token) : undefined
    return caller?.site === site && !caller?.pending ? caller : undefined
  }
}

/** A call of one site uses that site's cookie; one for all sites uses the cookie of the page it came from. */
function siteOf(client: Client, { audience }: Endpoint): Site {
  return audience === 'member' || audience === 'dashboard' || audience === 'ops' ? audience : client.site
}

function authorize(caller: Caller, { audience, roles }: Endpoint) {
  if (caller.pending && audience !== 'pending') throw unauthenticated(SESSION_ENDED)
  const site: Site = audience === 'member' || audience === 'dashboard' || audience === 'ops' ? audience : caller.site
  // The role is read on every request, so a change takes effect at once.
  const allowed = caller.site === site && mayEnter(site, caller.roleId) && (roles?.includes(caller.roleId) ?? true)
  if (!allowed) throw forbidden(NO_ACCESS_TO_PAGE)
}

function createSessionFinder({ db, now }: Context) {
  const live = db
    .select({
      sessionId: session.id,
      accountId: session.accountId,
      site: session.site,
      state: session.state,
      lastSeenAt: session.lastSeenAt,
      roleId: account.roleId,
    })
    .from(session)
    .innerJoin(account, eq(account.id, session.accountId))
    .where(
      and(
        eq(session.tokenHash, sql.placeholder('tokenHash')),
        isNull(session.endedAt),
        gt(session.expiresAt, sql.placeholder('now')),
        eq(account.active, true),
      ),
    )
    .prepare('find_session')

  return async (token: string): Promise<Caller | undefined> => {
    const at = now()
    const [row] = await live.execute({ tokenHash: hashToken(token), now: at })
    if (!row) return undefined
    const { sessionId, accountId, site, state, lastSeenAt, roleId } = row
    if (at.getTime() - lastSeenAt.getTime() > LAST_SEEN_INTERVAL) {
      await db.update(session).set({ lastSeenAt: at }).where(eq(session.id, sessionId))
    }
    return { sessionId, accountId, roleId, site, pending: state === 'pending' }
  }
}
