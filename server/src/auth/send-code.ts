import { randomInt } from 'node:crypto'
import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import { CODE_LENGTH } from '@nmw/contract/one-time-code'
import { recordAudit } from '../audit/record-audit.ts'
import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import { oneTimeCode } from '../database/schema/one-time-code-table.ts'
import { transaction } from '../database/transaction.ts'
import { ipKey, ipSiteKey } from '../http/ip-key.ts'
import type { Client } from '../http/client.ts'
import { dropMessages } from '../message/drop-messages.ts'
import { type NewMessage, queueMessage } from '../message/queue-message.ts'
import { consumeAttempt } from './consume-attempt.ts'

export type CodePurpose = 'login' | 'signup' | 'phone'
export const CODE_MINUTES = 5
const HOUR_IN_SECONDS = 3600
const DAY_IN_SECONDS = 24 * HOUR_IN_SECONDS
/**
 * Codes per number or mailbox and day, as a multiple of the hourly limit: with five tries each, guessing stays
 * hopeless.
 */
const HOURLY_LIMITS_PER_DAY = 2
/** Allows many homes behind one IPv6 network, but not one person with all its addresses. */
const SENDERS_PER_SITE = 5
/**
 * Codes of one kind by WhatsApp and hour for everybody together, because each costs money. Mail is free, and there a
 * global limit would let one stranger lock everybody out.
 */
const PAID_CODES_PER_HOUR = 1_000
const WHAT = 'Terlalu banyak permintaan kode.'

type CodeRequest = {
  purpose: CodePurpose
  target: string
  /** The phone or mailbox that gets the code, where the target says more than that. */
  recipient?: string
  accountId?: number | undefined
  /** The message with the code; missing for an unknown address, which must not show. */
  message?: ((code: string) => Omit<NewMessage, 'dedupeKey'>) | undefined
}

/** Sends a new code unless one is still valid; returns when the valid one expires. */
export async function sendCode(context: Context, client: Client, request: CodeRequest) {
  const { purpose, target, recipient = target, accountId, message } = request
  const { db, now, env, secret } = context
  const running = await findRunning(context, purpose, target)
  if (running) return { expired: running.expiresAt.toISOString() }
  // One account with many networks could use up the limit for everybody.
  if (purpose === 'phone')
    await consumeAttempt(context, {
      key: `code-by:${accountId}`,
      limit: env.codesPerTargetAnHour,
      seconds: HOUR_IN_SECONDS,
      what: WHAT,
    })
  await consumeAttempt(context, {
    key: `code-from:${ipKey(client.ip)}`,
    limit: env.codesPerAddressAnHour,
    seconds: HOUR_IN_SECONDS,
    what: WHAT,
  })
  await consumeAttempt(context, {
    key: `code-from-site:${ipSiteKey(client.ip)}`,
    limit: env.codesPerAddressAnHour * SENDERS_PER_SITE,
    seconds: HOUR_IN_SECONDS,
    what: WHAT,
  })
  await consumeAttempt(context, {
    key: `code-to:${recipient}`,
    limit: env.codesPerTargetAnHour,
    seconds: HOUR_IN_SECONDS,
    what: WHAT,
  })
  await consumeAttempt(context, {
    key: `code-to-in-a-day:${recipient}`,
    limit: env.codesPerTargetAnHour * HOURLY_LIMITS_PER_DAY,
    seconds: DAY_IN_SECONDS,
    what: WHAT,
  })
  if (purpose !== 'login')
    await consumeAttempt(context, {
      key: `codes:${purpose}`,
      limit: PAID_CODES_PER_HOUR,
      seconds: HOUR_IN_SECONDS,
      what: WHAT,
    })
  const code = randomInt(10 ** CODE_LENGTH)
    .toString()
    .padStart(CODE_LENGTH, '0')
  return transaction(db, async (db) => {
    // Serialises requests for one target; the second finds the first one's code.
    await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`${purpose}:${target}`}))`)
    const other = await findRunning({ ...context, db }, purpose, target)
    if (other) return { expired: other.expiresAt.toISOString() }
    const createdAt = now()
    const expiresAt = new Date(createdAt.getTime() + CODE_MINUTES * 60_000)
    const codeHash = secret.digest('code', purpose, target, code)
    const [row] = await db
      .insert(oneTimeCode)
      .values({ purpose, target, accountId, codeHash, createdAt, expiresAt })
      .returning({ id: oneTimeCode.id })
    await dropEarlier(db, purpose, target)
    await recordAudit(context, db, client, {
      action: 'send-code',
      accountId: accountId ?? null,
      detail: { kind: purpose },
    })
    if (message) {
      await queueMessage(context, db, { ...message(code), dedupeKey: keyOf(row!.id), usefulUntil: expiresAt })
    }
    return { expired: expiresAt.toISOString() }
  })
}

const keyOf = (id: number) => `code:${id}`

/** Of two codes that arrive in the wrong order, people would type the invalid one. */
async function dropEarlier(db: Database, purpose: CodePurpose, target: string) {
  const earlier = await db
    .select({ id: oneTimeCode.id })
    .from(oneTimeCode)
    .where(and(eq(oneTimeCode.purpose, purpose), eq(oneTimeCode.target, target)))
  await dropMessages(
    db,
    earlier.map(({ id }) => keyOf(id)),
  )
}

async function findRunning({ db, now }: Context, purpose: CodePurpose, target: string) {
  const [row] = await db
    .select({ expiresAt: oneTimeCode.expiresAt })
    .from(oneTimeCode)
    .where(
      and(
        eq(oneTimeCode.purpose, purpose),
        eq(oneTimeCode.target, target),
        gt(oneTimeCode.expiresAt, now()),
        isNull(oneTimeCode.usedAt),
      ),
    )
    .orderBy(desc(oneTimeCode.expiresAt))
    .limit(1)
  return row
}
