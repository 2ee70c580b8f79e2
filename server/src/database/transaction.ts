import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from './connection.ts'

const MAX_RETRIES = 3
const RETRY_DELAY = 40
const retryable = new Set(['40001', '40P01'])

type Callback = () => void
const waiting = new WeakMap<Database, Callback[]>()

/** One transaction, repeated after a deadlock or serialisation failure. */
export async function transaction<T>(db: Database, work: (db: Database) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await transactionOnce(db, work)
    } catch (error) {
      if (attempt > MAX_RETRIES || !isRetryable(error)) throw error
    }
    // Repeated at once it would overtake the transaction that won, and both would deadlock again.
    await pause(RETRY_DELAY * attempt * (0.5 + Math.random()))
  }
}

/** Whether the whole transaction must be repeated, so a part of it must not swallow the error. */
export function isRetryable(error: unknown) {
  return retryable.has(sqlState(error) ?? '')
}

/** Within another transaction: a part that can fail alone. */
export async function transactionOnce<T>(db: Database, work: (db: Database) => Promise<T>): Promise<T> {
  const callbacks: Callback[] = []
  const result = await db.transaction((tx) => {
    const inside = tx as unknown as Database
    waiting.set(inside, callbacks)
    return work(inside)
  })
  for (const callback of callbacks) afterCommit(db, callback)
  return result
}

/** Runs after `db` has committed, never after a rollback; outside a transaction at once. */
export function afterCommit(db: Database, callback: Callback) {
  const callbacks = waiting.get(db)
  if (callbacks) callbacks.push(callback)
  else callback()
}

/** The five-character code of PostgreSQL, also if the query builder wrapped the error. */
export function sqlState(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  if ('code' in error && typeof error.code === 'string' && error.code.length === 5) return error.code
  return sqlState(error.cause)
}

/** The name of the unique index or constraint that refused the row. */
export function violated(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  if ('constraint' in error && typeof error.constraint === 'string') return error.constraint
  return violated(error.cause)
}
