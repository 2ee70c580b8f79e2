import type { Pool } from 'pg'
import type { RecordedQuery } from './record-queries.ts'

type Replacements = Map<string, string>

/**
 * Sends recorded statements again for other accounts: what `token` matches is replaced, by what the caller gives or
 * by what an earlier statement of the same replay returned.
 */
export function replayQueries(queries: RecordedQuery[], token: RegExp) {
  return async (pool: Pool, replacing: Record<string, string>) => {
    const replacements: Replacements = new Map(Object.entries(replacing))
    const client = await pool.connect()
    try {
      for (const { statement, rows } of queries) {
        const answer = await client.query<unknown[]>({
          text: statement.text,
          values: statement.values.map((value) => replaced(value, token, replacements)),
          rowMode: 'array',
        })
        for (const [at, row] of rows.entries())
          addReplacements(Object.values(row), answer.rows[at], token, replacements)
      }
    } finally {
      client.release()
    }
  }
}

function replaced(value: unknown, token: RegExp, replacements: Replacements): unknown {
  if (typeof value === 'number') return Number(replacements.get(String(value)) ?? value)
  return typeof value === 'string' ? value.replace(token, (found) => replacements.get(found) ?? found) : value
}

function addReplacements(recorded: unknown[], fresh: unknown[] | undefined, token: RegExp, replacements: Replacements) {
  for (const [at, value] of recorded.entries()) {
    const found = String(value)
    if (fresh && found.replace(token, '') === '' && !replacements.has(found)) replacements.set(found, String(fresh[at]))
  }
}
