import { and, eq, sql } from 'drizzle-orm'
import type { Endpoint } from '@nmw/contract/endpoint'
import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import { idempotencyKey } from '../database/schema/idempotency-table.ts'
import { transaction, transactionOnce } from '../database/transaction.ts'
import { Problem, refused } from '../http/problem.ts'
import type { Caller } from '../http/route.ts'
import type { Client } from '../http/client.ts'

type Sent = { params?: unknown; query?: unknown; body?: unknown }
type Input = Sent & { caller: Pick<Caller, 'accountId'>; client: Partial<Pick<Client, 'idempotencyKey'>> }
type Outcome = { status: number; answer: unknown }

const wellFormed = /^[\x21-\x7e]{1,255}$/
const tooManyRequests = 429

/**
 * Runs a write in one transaction, and only once per `Idempotency-Key`: a repeat gets the first response, refusals
 * included. Key, work and response are committed together, so after a crash the repeat does the work. Without a key it
 * is a plain transaction.
 */
export async function once<T>(
  { db, now, secret }: Pick<Context, 'db' | 'now' | 'secret'>,
  endpoint: Endpoint & { once: true },
  input: Input,
  work: (db: Database) => Promise<T>,
): Promise<T> {
  const { accountId } = input.caller
  const key = input.client.idempotencyKey
  if (key === undefined) return transaction(db, work)
  if (!wellFormed.test(key)) throw refused('Idempotency-Key tidak valid')
  const call = `${endpoint.method} ${endpoint.path}`
  const bodyHash = secret.digest('idempotency', canonicalText(input))
  const { status, answer } = await transaction(db, async (db): Promise<Outcome> => {
    await lockKey(db, accountId, key)
    const [known] = await db
      .select()
      .from(idempotencyKey)
      .where(and(eq(idempotencyKey.accountId, accountId), eq(idempotencyKey.key, key)))
    if (known) {
      if (known.call !== call || !known.bodyHash.equals(bodyHash))
        throw new Problem(422, 'Idempotency-Key sudah dipakai untuk permintaan lain')
      return { status: known.status!, answer: known.answer }
    }
    const outcome = await outcomeOf(db, work)
    await db.insert(idempotencyKey).values({ accountId, key, call, bodyHash, createdAt: now(), ...outcome })
    return outcome
  })
  if (status === 200) return (answer as { result: T }).result
  const { message, errors } = answer as Pick<Problem, 'message' | 'errors'>
  throw new Problem(status, message, errors ? { errors } : {})
}

/** Held until the transaction ends, also if the server or the database dies. */
async function lockKey(db: Database, accountId: number, key: string) {
  const { rows } = await db.execute<{ held: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended(${`${accountId} ${key}`}, 0)) as held`,
  )
  if (!rows[0]?.held) throw new Problem(409, 'Permintaan yang sama sedang diproses', { retryAfter: 1 })
}

/** A refusal rolls back the work, but keeps the lock on the key. */
async function outcomeOf(db: Database, work: (db: Database) => Promise<unknown>): Promise<Outcome> {
  try {
    return { status: 200, answer: { result: await transactionOnce(db, work) } }
  } catch (error) {
    if (!(error instanceof Problem) || error.status >= 500 || error.status === tooManyRequests) throw error
    const { status, message, errors } = error
    return { status, answer: { message, errors } }
  }
}

/** As parsed by the contract, so that the order of fields does not matter. */
function canonicalText({ params, query, body }: Sent) {
  return JSON.stringify([params, query, body])
}
