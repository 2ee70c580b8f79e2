import { and, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { outboxMessage } from '../database/schema/outbox-message-table.ts'
import { ATTEMPTS_IN_FIVE_MINUTES } from './next-attempt.ts'

const LATE_AFTER = 5 * 60_000

/** What was given up, and what is still tried although it should be out for minutes. */
export async function countStuckMessages(db: Database, now: Date) {
  const { attempts, dueAt, failedAt, sentAt } = outboxMessage
  const waiting = and(isNull(sentAt), isNull(failedAt))
  const overdue = sql`${dueAt} < ${new Date(now.getTime() - LATE_AFTER).toISOString()}`
  const late = and(waiting, sql`(${attempts} > ${ATTEMPTS_IN_FIVE_MINUTES} or ${overdue})`)
  const [failed, waitingForLong] = await Promise.all([
    db.$count(outboxMessage, isNotNull(failedAt)),
    db.$count(outboxMessage, late),
  ])
  return { failed, late: waitingForLong }
}
