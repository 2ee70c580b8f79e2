import { Client, type QueryConfig } from 'pg'
import { buildApp } from '../../server/src/app.ts'
import { createContext } from '../../server/src/create-context.ts'
import { openDatabase } from '../../server/src/database/connection.ts'
import { readEnv } from '../../server/src/env.ts'

type Asked = { method: 'PUT'; url: string; headers: Record<string, string>; payload: string }

/** The very statements that the server runs for each call, overheard between it and the driver, in their order. */
export async function hearStatements(url: string, dataDirectory: string, calls: Asked[]) {
  const { db, close } = openDatabase(url, { onError: () => {} })
  const log = { info() {}, warn() {}, error() {} }
  const env = readEnv({ DATA_DIR: dataDirectory, LOG_LEVEL: 'silent' })
  const { context, settle } = await createContext({ db, env, secretKey: 'only to listen', log })
  const app = await buildApp(context)
  // oxlint-disable-next-line typescript/unbound-method -- called on the client it was asked of
  const plain = Client.prototype.query
  const heard: QueryConfig[] = []
  Client.prototype.query = function (this: Client, ...given: unknown[]) {
    const [statement, values] = given as [string | QueryConfig, unknown[]?]
    const asked: QueryConfig = typeof statement === 'string' ? { text: statement } : statement
    heard.push({
      text: asked.text,
      values: [...(asked.values ?? (Array.isArray(values) ? values : []))],
      ...(asked.name && { name: asked.name }),
    })
    return (plain as (...all: unknown[]) => unknown).apply(this, given)
  } as typeof plain
  try {
    const statements: QueryConfig[][] = []
    for (const call of calls) {
      heard.length = 0
      const { statusCode, body } = await app.inject(call)
      if (statusCode !== 200) throw new Error(`${call.url} answered ${statusCode}: ${body.slice(0, 200)}`)
      statements.push([...heard])
    }
    return statements
  } finally {
    Client.prototype.query = plain
    await app.close()
    await settle()
    await close()
  }
}
