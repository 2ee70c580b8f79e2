import type { Database } from './connection.ts'

const statementsByDatabase = new WeakMap<Database, Map<string, unknown>>()

/** A prepared statement, built once per database under the name PostgreSQL knows it by. */
export function prepareOnce<Statement>(db: Database, name: string, prepare: (name: string) => Statement): Statement {
  const statements = statementsByDatabase.get(db) ?? new Map<string, unknown>()
  statementsByDatabase.set(db, statements)
  const statement = (statements.get(name) as Statement | undefined) ?? prepare(name)
  statements.set(name, statement)
  return statement
}
