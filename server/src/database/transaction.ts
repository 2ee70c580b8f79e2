import type { Database } from './connection.ts'

const RETRIES = 3
const retryable = new Set(['40001', '40P01'])

/** One transaction. A deadlock or serialisation failure is nobody's fault, so it is tried again. */
export async function transaction<T>(db: Database, work: (db: Database) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction((tx) => work(tx as unknown as Database))
    } catch (error) {
      if (attempt > RETRIES || !isRetryable(error)) throw error
    }
  }
}

/** Whether the whole transaction is to be tried again, which a part of it must not hide. */
export function isRetryable(error: unknown) {
  return retryable.has(sqlState(error) ?? '')
}

/** The five-character code PostgreSQL gave, also when the query builder wrapped the error. */
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
