import { drizzle } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'

/** The pool, or inside a transaction the transaction: both are called `db`. */
export type Database = Awaited<ReturnType<typeof openDatabase>>['db']

type Options = {
  max?: number
  connectWithin?: number
  /** For one statement, and for a pause within a transaction. */
  statementWithin?: number
  /** Longer than the database's own limit: only a way that swallows everything takes as long. */
  answerWithin?: number
  /** For work that nobody waits for at a screen: on a slow machine it takes as long as it takes. */
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
  // Our own database may end while the last clients still say goodbye.
  const complain = (error: Error) => {
    if (!closing) onError(error)
  }
  // Without these listeners a database restart ends the process: an idle client's error is an uncaught event. The pool
  // only says again what its client has said.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', complain))
  // A client given back while its question is unanswered would keep whoever gets it next waiting: it ends instead.
  pool.on('release', (_error, client) => {
    if (!(client as unknown as { readyForQuery: boolean }).readyForQuery) void client.end().catch(complain)
  })
  const close = () => {
    closing = true
    return pool.end()
  }
  return { pool, db: drizzle({ client: pool }), close }
}
