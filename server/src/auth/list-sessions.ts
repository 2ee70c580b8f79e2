import type { Context } from '../context.ts'
import type { Caller } from '../http/route.ts'
import { activeSessions, deviceOf } from './session-queries.ts'

export async function listSessions({ db, now }: Context, { caller }: { caller: Caller }) {
  const rows = await activeSessions(db, caller.accountId, caller.site, now())
  return rows.map((row) => deviceOf(row, caller.sessionId))
}
