import type { EmptyRelations } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'
import type { CheckedWrites } from './checked-writes.ts'

/** The pool, or within a transaction that transaction: both are called `db`. */
export type Database = CheckedWrites<ReturnType<typeof drizzle<EmptyRelations, Pool>>>

type Options = {
  max?: number
  connectTimeout?: number
  /** For one statement, and for a pause within a transaction. */
  statementTimeout?: number
  /** Longer than the database's own limit: only a network that swallows everything takes as long. */
  queryTimeout?: number
  /** For work without a waiting user, which may take as long as it takes. */
  noTimeouts?: boolean
  onError: (error: Error) => void
}

export function openDatabase(
  url: string,
  { max = 20, connectTimeout = 3_000, statementTimeout = 10_000, queryTimeout = 12_000, noTimeouts, onError }: Options,
) {
  const pool = new Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: connectTimeout,
    idleTimeoutMillis: 30_000,
    ...(!noTimeouts && {
      statement_timeout: statementTimeout,
      query_timeout: queryTimeout,
      idle_in_transaction_session_timeout: statementTimeout,
    }),
    application_name: 'klinik-nmw',
  })
  let closing = false
  // An embedded database may stop while the last clients close.
  const reportError = (error: Error) => {
    if (!closing) onError(error)
  }
  // Without these listeners a database restart ends the process: an idle client's error is an uncaught event. The pool
  // only repeats its client's error.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', reportError))
  // A client released with an unanswered query would block its next user, so it is closed.
  pool.on('release', (_error, client) => {
    if (!(client as unknown as { readyForQuery: boolean }).readyForQuery) void client.end().catch(reportError)
  })
  const close = () => {
    closing = true
    return pool.end()
  }
  return { pool, db: drizzle({ client: pool }) as Database, close }
}
