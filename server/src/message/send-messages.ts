import { and, asc, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { outboxMessage } from '../database/schema/outbox-message-table.ts'
import type { Env } from '../env.ts'
import { Undeliverable } from '../outside/undeliverable.ts'
import { nextAttempt } from './next-attempt.ts'

const BATCH = 20
/** Longer than any carrier may take, or a second worker would send a message that is still being sent. */
const CLAIM_SECONDS = 60

type Row = typeof outboxMessage.$inferSelect
type Channel = Row['channel']

export const sendMail = (context: Context) => sendMessages(context, 'mail')
export const sendWhatsapp = (context: Context) => sendMessages(context, 'whatsapp')

/** Sends due messages. Claiming a row moves its due time, so two workers never send the same one. */
async function sendMessages(context: Context, channel: Channel) {
  await failExpired(context)
  for (;;) {
    const claimed = await claim(context, channel)
    await Promise.all(claimed.map((row) => deliver(context, row)))
    if (claimed.length < BATCH) return
  }
}

/** Unsent, not given up, and due. */
const dueBy = (now: Date) =>
  and(lte(outboxMessage.dueAt, now), isNull(outboxMessage.sentAt), isNull(outboxMessage.failedAt))

const usefulAt = (now: Date) => or(isNull(outboxMessage.usefulUntil), gt(outboxMessage.usefulUntil, now))

async function failExpired({ db, now, env }: Context) {
  await db
    .update(outboxMessage)
    .set({ failedAt: now(), lastError: 'ran out before it could be sent', ...clearedContent(env) })
    .where(and(dueBy(now()), lte(outboxMessage.usefulUntil, now())))
}

function claim({ db, now }: Context, channel: Channel) {
  const due = db
    .select({ id: outboxMessage.id })
    .from(outboxMessage)
    .where(and(dueBy(now()), eq(outboxMessage.channel, channel), usefulAt(now())))
    // Messages that expire first go first: a code must not wait behind a thousand notifications, which never expire.
    .orderBy(asc(outboxMessage.usefulUntil), asc(outboxMessage.id))
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
    await db
      .update(outboxMessage)
      .set({ sentAt: now(), failedAt: null, lastError: null, ...clearedContent(env) })
      .where(mine)
  } catch (error) {
    const lastError = error instanceof Error ? withoutAddresses(error.message.slice(0, 300)) : 'unknown'
    const wait = error instanceof Undeliverable ? undefined : nextAttempt(attempts)
    log.warn({ outboxId: id, channel, attempts, lastError, failed: !wait }, 'message not sent')
    await db
      .update(outboxMessage)
      .set({
        lastError,
        ...(wait ? { dueAt: secondsFrom(now(), wait) } : { failedAt: now(), ...clearedContent(env) }),
      })
      .where(mine)
  }
}

/** Error texts of carriers often quote addresses, which must not be logged. */
function withoutAddresses(text: string) {
  return text.replace(/[^\s<>"']+@[^\s<>"']+|\+?\d{8,}/g, '…')
}

/** In live mode, codes and links are deleted once they are sent or expired. */
function clearedContent(env: Env) {
  return env.outside === 'live' ? { body: '', code: null, link: null } : {}
}

function secondsFrom(moment: Date, seconds: number) {
  return new Date(moment.getTime() + seconds * 1000)
}
