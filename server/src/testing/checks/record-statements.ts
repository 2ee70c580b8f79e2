import { Client, type QueryConfig } from 'pg'

/** The queries that read from the database during this work. */
export async function recordStatements(work: () => Promise<void>) {
  // oxlint-disable-next-line typescript/unbound-method -- called with its own client, and restored afterwards
  const plain = Client.prototype.query
  const statements: QueryConfig[] = []
  Client.prototype.query = function (this: Client, ...given: unknown[]) {
    const [statement, values] = given as [string | QueryConfig, unknown[]?]
    const { text, values: own } = typeof statement === 'string' ? { text: statement, values: undefined } : statement
    if (/^\s*(with|select)\b/i.test(text)) statements.push({ text, values: [...(own ?? values ?? [])] })
    return (plain as (...all: unknown[]) => unknown).apply(this, given)
  } as typeof plain
  try {
    await work()
    return statements
  } finally {
    Client.prototype.query = plain
  }
}
