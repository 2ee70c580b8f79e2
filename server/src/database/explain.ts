import { DrizzleQueryError } from 'drizzle-orm/errors'
import { DatabaseError } from 'pg'

/** Why it failed, for whoever started it: of a question to the database its reason and its beginning, not its values. */
export function explain(error: unknown): string {
  if (error instanceof DrizzleQueryError) return `${explain(error.cause)}\nin: ${error.query.slice(0, 100)}`
  if (error instanceof AggregateError && !error.message) return error.errors.map(explain).join('\n')
  if (error instanceof DatabaseError && error.code?.startsWith('22')) return withoutValue(error.message)
  if (error instanceof SyntaxError) return withoutValue(error.message)
  if (!(error instanceof Error)) return String(error)
  return error.cause ? `${error.message}\n${explain(error.cause)}` : error.message
}

/** What PostgreSQL cannot read, count or hold it quotes, and so does who reads JSON. */
function withoutValue(message: string) {
  return message.replace(/".*"/s, '"…"')
}
