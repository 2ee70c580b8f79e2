import { drizzle } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'

/** The pool, or within a transaction that transaction: both are called `db`. */
export type Database = Awaited<ReturnType<typeof openDatabase>>['db']

type Options = {
  max?: number
  connectWithin?: number
  /** For one statement, and for a pause within a transaction. */
  statementWithin?: number
  /** Longer than the database's own limit: only a network that swallows everything takes as long. */
  answerWithin?: number
  /** For work without a waiting user, which may take as long as it takes. */
  unhurried?: boolean
  onError: (error: Error) => void
}

export function openDatabase(
  url: string,
  { max = 20, connectWithin = 3_000, statementWithin = 10_000, answerWithin = 12_000, unhurried, onError }: Options,
) {
  const pool = new Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: connectWithin,
    idleTimeoutMillis: 30_000,
    ...(!unhurried && {
      statement_timeout: statementWithin,
      query_timeout: answerWithin,
      idle_in_transaction_session_timeout: statementWithin,
    }),
    application_name: 'klinik-nmw',
  })
  let closing = false
  // An embedded database may stop while the last clients close.
  const complain = (error: Error) => {
    if (!closing) onError(error)
  }
  // Without these listeners a database restart ends the process: an idle client's error is an uncaught event. The pool
  // only repeats its client's error.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', complain))
  // A client released with an unanswered query would block its next user, so it is closed.
  pool.on('release', (_error, client) => {
    if (!(client as unknown as { readyForQuery: boolean }).readyForQuery) void client.end().catch(complain)
  })
  const close = () => {
    closing = true
    return pool.end()
  }
  return { pool, db: drizzle({ client: pool }), close }
}
