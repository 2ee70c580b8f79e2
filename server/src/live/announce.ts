import { liveEvent, type LiveEvent } from '@nmw/contract/notification'
import { staffEvent, type StaffTopic } from '@nmw/contract/ops-live'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Database } from '../database/connection.ts'

export const LIVE_CHANNEL = 'nmw_live'

/** What travels through the database: whom it concerns and what to read again, never the data itself. */
export const announcement = z.union([
  z.extend(liveEvent, { account: z.number() }),
  z.extend(staffEvent, { branch: z.number() }),
])
export type Announcement = z.infer<typeof announcement>

type News = { accountId: number; topic: Exclude<LiveEvent['topic'], 'sync'>; id: number | string }
type StaffNews = { branchId: number; topic: StaffTopic; id: number | string }

/** Notifies every open page of the account, on every server, once the caller's transaction commits. */
export async function announce(db: Database, { accountId, topic, id }: News) {
  await publish(db, { account: accountId, topic, id: String(id) })
}

/** The same for staff screens of a branch. */
export async function announceStaff(db: Database, { branchId, topic, id }: StaffNews) {
  await publish(db, { branch: branchId, topic, id: String(id) })
}

async function publish(db: Database, news: Announcement) {
  await db.execute(sql`select pg_notify(${LIVE_CHANNEL}, ${JSON.stringify(news)})`)
}
