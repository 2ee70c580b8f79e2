import { DrizzleQueryError } from 'drizzle-orm/errors'
import { DatabaseError } from 'pg'

/** An error message for the operator: of a failed query its reason and its beginning, not its values. */
export function explainError(error: unknown): string {
  if (error instanceof DrizzleQueryError) return `${explainError(error.cause)}\nin: ${error.query.slice(0, 100)}`
  if (error instanceof AggregateError && !error.message) return error.errors.map(explainError).join('\n')
  if (error instanceof DatabaseError && error.code?.startsWith('22')) return withoutValue(error.message)
  if (error instanceof SyntaxError) return withoutValue(error.message)
  if (!(error instanceof Error)) return String(error)
  return error.cause ? `${error.message}\n${explainError(error.cause)}` : error.message
}

/** PostgreSQL and JSON parsers quote the value they cannot read. */
function withoutValue(message: string) {
  return message.replace(/".*"/s, '"…"')
}
