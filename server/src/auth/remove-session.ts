import { DAY } from '@nmw/contract/duration'
import { SESSION_ENDED } from '@nmw/contract/session-texts'
import { and, eq, gt, isNull } from 'drizzle-orm'
import { recordAudit } from '../audit/record-audit.ts'
import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import { session } from '../database/schema/session-table.ts'
import { transaction } from '../database/transaction.ts'
import { notFound, refused, unauthenticated } from '../http/problem.ts'
import type { Caller } from '../http/route.ts'
import type { Client } from '../http/client.ts'
import { readSetting } from '../setting/read-setting.ts'
import { personMark } from './person-mark.ts'
import { activeSessions, endExpiredSessions, freeSlot, lockAccount } from './session-queries.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

const STILL_TOO_MANY = 'Perangkat itu sudah dikeluarkan. Pilih satu perangkat lagi untuk dikeluarkan.'

type Input = { client: Client; caller: Caller; params: { id: string } }

/** Ends one device of the caller's account. A pending sign-in takes the free place. */
export async function removeSession(context: Context, { client, caller, params: { id } }: Input): Promise<true> {
  const { accountId, site, sessionId, pending } = caller
  if (!uuid.test(id)) throw notFound()
  const entered = await transaction(context.db, async (db) => {
    await lockAccount(db, accountId)
    // A new password may have ended the caller's session while it waited for the lock.
    if (!(await isValid(context, db, sessionId))) throw unauthenticated(SESSION_ENDED)
    const ended = await endDevice(context, db, caller, id)
    if (ended) await recordAudit(context, db, client, { action: 'remove-session', accountId, object: id })
    // A device that signed out by itself has made room as well.
    else if (!pending || !(await wasDevice(db, caller, id))) throw notFound()
    const entered = !pending || (await promote(context, db, caller))
    if (!ended && !entered) throw notFound()
    if (!ended) await recordAudit(context, db, client, { action: 'login', accountId, detail: { site, pending: false } })
    return entered
  })
  // Thrown only now: the chosen device stays removed.
  if (!entered) throw refused(STILL_TOO_MANY)
  const token = client.cookieToken(site)
  if (pending && token) client.setSessionCookie(site, token, personMark(context, accountId))
  if (id === sessionId) client.clearSessionCookies(site)
  return true
}

const deviceOfCaller = ({ accountId, site }: Caller, id: string) =>
  and(eq(session.id, id), eq(session.accountId, accountId), eq(session.site, site), eq(session.state, 'active'))

async function isValid({ now }: Context, db: Database, id: string) {
  const valid = and(eq(session.id, id), isNull(session.endedAt), gt(session.expiresAt, now()))
  return (await db.$count(session, valid)) > 0
}

async function endDevice({ now }: Context, db: Database, caller: Caller, id: string) {
  const ended = await db
    .update(session)
    .set({ endedAt: now() })
    .where(and(deviceOfCaller(caller, id), isNull(session.endedAt)))
    .returning({ id: session.id })
  return ended.length > 0
}

async function wasDevice(db: Database, caller: Caller, id: string) {
  return (await db.$count(session, deviceOfCaller(caller, id))) > 0
}

/** Whether a place was free. */
async function promote(context: Context, db: Database, { accountId, site, sessionId }: Caller) {
  const at = context.now()
  await endExpiredSessions(db, accountId, at)
  const others = await activeSessions(db, accountId, site, at)
  const slot = freeSlot(
    others.map((other) => other.slot),
    await readSetting(context, db, 'active-devices'),
  )
  if (!slot) return false
  await db
    .update(session)
    .set({ state: 'active', slot, lastSeenAt: at, expiresAt: new Date(at.getTime() + DAY) })
    .where(and(eq(session.id, sessionId), eq(session.state, 'pending'), isNull(session.endedAt)))
  return true
}
