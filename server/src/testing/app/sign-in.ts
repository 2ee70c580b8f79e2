import { DAY } from '@nmw/contract/duration'
import type { Site } from '@nmw/contract/endpoint'
import { sql } from 'drizzle-orm'
import { readDevice } from '../../auth/read-device.ts'
import { session } from '../../database/schema/session-table.ts'
import { hashToken, randomToken } from '../../secret.ts'
import type { TestApp } from './open-test-app.ts'

/** Inserts a session: much faster than calling the login endpoint. */
export async function signIn(
  { context, db }: TestApp,
  { id }: { id: number },
  site: Site = 'member',
  state: 'active' | 'pending' = 'active',
) {
  const token = randomToken()
  const at = context.now()
  await db.insert(session).values({
    accountId: id,
    tokenHash: hashToken(token),
    site,
    state,
    slot: state === 'active' ? nextSlot(id, site) : null,
    ip: '10.6.6.6',
    ...readDevice(''),
    createdAt: at,
    lastSeenAt: at,
    expiresAt: new Date(at.getTime() + DAY),
  })
  return { authorization: `Bearer ${token}` }
}

function nextSlot(id: number, site: Site) {
  return sql`(select count(*) + 1 from session where account_id = ${id} and site = ${site} and ended_at is null)`
}
