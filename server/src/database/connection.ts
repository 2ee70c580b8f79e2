import { drizzle } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'

/** The pool, or inside a transaction the transaction: both are called `db`. */
export type Database = Awaited<ReturnType<typeof openDatabase>>['db']

export function openDatabase(url: string, { max = 20, onError }: { max?: number; onError: (error: Error) => void }) {
  const pool = new Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: 3_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 10_000,
    idle_in_transaction_session_timeout: 10_000,
    application_name: 'klinik-nmw',
  })
  // Without these listeners a database restart ends the process: an idle client's error is an uncaught event.
  pool.on('error', onError)
  pool.on('connect', (client) => client.on('error', onError))
  return { pool, db: drizzle({ client: pool }), close: () => pool.end() }
}
