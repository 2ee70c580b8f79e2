import type { FastifyInstance, InjectOptions } from 'fastify'
import { Client, type QueryConfig, type QueryResult } from 'pg'
import { buildApp } from '../../server/src/app.ts'
import type { Context } from '../../server/src/context.ts'
import { createContext } from '../../server/src/create-context.ts'
import { openDatabase } from '../../server/src/database/connection.ts'
import { readEnv } from '../../server/src/env.ts'
import { wholeApp } from '../../server/src/whole-app.ts'
import { embeddedUrl } from '../shared/embedded-url.ts'

export type RecordedQuery = {
  statement: QueryConfig & { values: unknown[] }
  rows: unknown[][] | Record<string, unknown>[]
}

/** The server in this process: its functions, or calls by its HTTP interface. */
type Recorded = { context: Context; call: (request: InjectOptions) => Promise<void> }

/** Runs one work of the server after the other and returns the SQL statements that each sent, with what they returned. */
export async function recordQueries(dataDirectory: string, works: ((server: Recorded) => Promise<unknown>)[]) {
  const queries: RecordedQuery[] = []
  const restore = recordInto(queries)
  const { db, close } = openDatabase(embeddedUrl(dataDirectory), { onError: () => {} })
  const log = { info() {}, warn() {}, error() {} }
  const env = readEnv({ DATA_DIR: dataDirectory, LOG_LEVEL: 'silent' })
  const { context, settle } = await createContext({ db, env, secretKey: 'only to record', log, jobs: {} })
  const app = await buildApp(context, wholeApp)
  try {
    const recorded: RecordedQuery[][] = []
    for (const work of works) {
      queries.length = 0
      await work({ context, call: (request) => inject(app, request) })
      if (!queries.length) throw new Error('No statement was recorded')
      recorded.push([...queries])
    }
    return recorded
  } finally {
    await app.close()
    await settle()
    await close()
    restore()
  }
}

async function inject(app: FastifyInstance, request: InjectOptions) {
  const { statusCode, body } = await app.inject(request)
  if (statusCode !== 200)
    throw new Error(`${JSON.stringify(request.url)} answered ${statusCode}: ${body.slice(0, 200)}`)
}

type Done = (error: Error | null, result: QueryResult) => void
type Query = (this: Client, statement: string | QueryConfig, values?: unknown[], done?: Done) => Promise<QueryResult>

/** Every query goes through a client: those of the pool with a callback, those of a transaction with a promise. */
function recordInto(queries: RecordedQuery[]) {
  const prototype = Client.prototype as unknown as { query: Query }
  const { query } = prototype
  prototype.query = function record(statement, values = [], done) {
    const { text, name, values: own }: QueryConfig = typeof statement === 'string' ? { text: statement } : statement
    const recorded: RecordedQuery = {
      statement: { text, values: [...(own ?? values)], ...(name && { name }) },
      rows: [],
    }
    queries.push(recorded)
    const saveRows = (result?: QueryResult) => void (recorded.rows = result?.rows ?? [])
    if (done) {
      return query.call(this, statement, values, (error, result) => {
        saveRows(result)
        done(error, result)
      })
    }
    return query.call(this, statement, values).then((result) => {
      saveRows(result)
      return result
    })
  }
  return () => void (prototype.query = query)
}
