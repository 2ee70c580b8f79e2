import type { Database } from '../database/connection.ts'
import { announce } from '../live/announce.ts'

/** The profile shows whether e-mail and phone are verified; open pages reload it with the notifications. */
export async function announceContactChange(db: Database, accountId: number) {
  await announce(db, { accountId, topic: 'notification', id: 'all' })
}
