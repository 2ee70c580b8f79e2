import type { Database } from '../database/connection.ts'
import { announce } from '../live/announce.ts'

/** Whether her address and her number are verified stands in the profile, which open pages read again with the news. */
export async function announceContactChange(db: Database, accountId: number) {
  await announce(db, { accountId, topic: 'notification', id: 'all' })
}
