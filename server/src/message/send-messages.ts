import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { outboxMessage } from '../database/schema/outbox-message-table.ts'
import { nextAttempt } from './next-attempt.ts'

const BATCH = 20
const CLAIM_SECONDS = 60

type Row = typeof outboxMessage.$inferSelect

/** Sends what is due. A row is claimed by moving its due time, so two workers never hold the same one. */
export async function sendMessages(context: Context) {
  for (;;) {
    const claimed = await claim(context)
    await Promise.all(claimed.map((row) => deliver(context, row)))
    if (claimed.length < BATCH) return
  }
}

function claim({ db, now }: Context) {
  const due = db
    .select({ id: outboxMessage.id })
    .from(outboxMessage)
    .where(and(lte(outboxMessage.dueAt, now()), isNull(outboxMessage.sentAt), isNull(outboxMessage.failedAt)))
    .orderBy(asc(outboxMessage.id))
    .limit(BATCH)
    .for('update', { skipLocked: true })
  return db
    .update(outboxMessage)
    .set({ dueAt: secondsFrom(now(), CLAIM_SECONDS), attempts: sql`${outboxMessage.attempts} + 1` })
    .where(inArray(outboxMessage.id, due))
    .returning()
}

async function deliver({ db, now, outside, env, log }: Context, row: Row) {
  const { id, channel, recipient, subject, body, code, link, attempts } = row
  const mine = eq(outboxMessage.id, id)
  try {
    await outside[channel].send({ id: `outbox-${id}`, recipient, subject, body, code, link })
    // Once it is out, a code or link is of use only to whoever reads our tables.
    const wiped = env.outside === 'live' ? { body: '', code: null, link: null } : {}
    await db
      .update(outboxMessage)
      .set({ sentAt: now(), lastError: null, ...wiped })
      .where(mine)
  } catch (error) {
    const lastError = error instanceof Error ? error.message.slice(0, 300) : 'unknown'
    const wait = nextAttempt(attempts)
    log.warn({ outboxId: id, channel, attempts, lastError, failed: !wait }, 'message not sent')
    await db
      .update(outboxMessage)
      .set({ lastError, ...(wait ? { dueAt: secondsFrom(now(), wait) } : { failedAt: now() }) })
      .where(mine)
  }
}

function secondsFrom(moment: Date, seconds: number) {
  return new Date(moment.getTime() + seconds * 1000)
}
