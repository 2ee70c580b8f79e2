import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { outboxMessage } from '../database/schema/outbox-message-table.ts'
import { ATTEMPTS_IN_FIVE_MINUTES } from './next-attempt.ts'

const LATE_AFTER = 5 * 60_000
/** After that, old failures no longer count. */
const COUNTED_FOR = 7 * 24 * 60 * 60_000

/** Counts messages that were given up, expired, or are still being retried after minutes. */
export async function countStuckMessages(db: Database, now: Date) {
  const { attempts, dueAt, failedAt, sentAt, usefulUntil } = outboxMessage
  const before = (span: number) => new Date(now.getTime() - span).toISOString()
  const overdue = sql`${dueAt} < ${before(LATE_AFTER)}`
  const ranOut = sql`coalesce(${usefulUntil} <= ${failedAt}, false)`
  const [counted] = await db
    .select({
      failed: countWhere(sql`${failedAt} is not null and not ${ranOut}`),
      expired: countWhere(ranOut),
      late: countWhere(sql`${failedAt} is null and (${attempts} > ${ATTEMPTS_IN_FIVE_MINUTES} or ${overdue})`),
    })
    .from(outboxMessage)
    .where(sql`${sentAt} is null and (${failedAt} is null or ${failedAt} > ${before(COUNTED_FOR)})`)
  return counted!
}

const countWhere = (condition: SQL) => sql<number>`(count(*) filter (where ${condition}))::int`
