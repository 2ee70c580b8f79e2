import type { Pool } from 'pg'
import type { RecordedQuery } from './record-queries.ts'

type Exchange = Map<string, string>

/**
 * Sends the statements of a recording again, each time for somebody else: what `token` matches is exchanged, be it
 * given by the caller or answered by an earlier statement of the same replay.
 */
export function replayQueries(heard: RecordedQuery[], token: RegExp) {
  return async (pool: Pool, given: Record<string, string>) => {
    const exchange: Exchange = new Map(Object.entries(given))
    const client = await pool.connect()
    try {
      for (const { statement, rows } of heard) {
        const answer = await client.query<unknown[]>({
          text: statement.text,
          values: statement.values.map((value) => exchanged(value, token, exchange)),
          rowMode: 'array',
        })
        for (const [at, row] of rows.entries()) learn(Object.values(row), answer.rows[at], token, exchange)
      }
    } finally {
      client.release()
    }
  }
}

function exchanged(value: unknown, token: RegExp, exchange: Exchange): unknown {
  if (typeof value === 'number') return Number(exchange.get(String(value)) ?? value)
  return typeof value === 'string' ? value.replace(token, (found) => exchange.get(found) ?? found) : value
}

function learn(recorded: unknown[], fresh: unknown[] | undefined, token: RegExp, exchange: Exchange) {
  for (const [at, value] of recorded.entries()) {
    const found = String(value)
    if (fresh && found.replace(token, '') === '' && !exchange.has(found)) exchange.set(found, String(fresh[at]))
  }
}
