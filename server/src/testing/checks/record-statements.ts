import { Client, type QueryConfig } from 'pg'

/** The database reads during `work`. */
export async function recordStatements(work: () => Promise<void>) {
  // oxlint-disable-next-line typescript/unbound-method -- called with its client as `this`, and restored afterwards
  const original = Client.prototype.query
  const statements: QueryConfig[] = []
  Client.prototype.query = function (this: Client, ...args: unknown[]) {
    const [statement, values] = args as [string | QueryConfig, unknown[]?]
    const { text, values: own } = typeof statement === 'string' ? { text: statement, values: undefined } : statement
    if (/^\s*(with|select)\b/i.test(text)) statements.push({ text, values: [...(own ?? values ?? [])] })
    return (original as (...args: unknown[]) => unknown).apply(this, args)
  } as typeof original
  try {
    await work()
    return statements
  } finally {
    Client.prototype.query = original
  }
}
