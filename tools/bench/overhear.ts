import type { FastifyInstance, InjectOptions } from 'fastify'
import type { Pool, PoolClient, QueryConfig } from 'pg'
import { buildApp } from '../../server/src/app.ts'
import type { Context } from '../../server/src/context.ts'
import { createContext } from '../../server/src/create-context.ts'
import { openDatabase } from '../../server/src/database/connection.ts'
import { readEnv } from '../../server/src/env.ts'
import { wholeApp } from '../../server/src/whole-app.ts'
import { embeddedUrl } from '../shared/embedded-url.ts'

export type Heard = {
  statement: QueryConfig & { values: unknown[] }
  rows: unknown[][] | Record<string, unknown>[]
}
type Ask = (statement: string | QueryConfig, values?: unknown[], told?: unknown) => Promise<{ rows: Heard['rows'] }>

/** The server in this process, by its verbs or by its front door. */
type Overheard = { context: Context; call: (asked: InjectOptions) => Promise<void> }

/**
 * Lets the server do one piece of work after the other, and gives the very statements it sent for each, with what they
 * answered, in their order: heard between it and the driver. A call includes finding out who is calling.
 */
export async function overhear(dataDirectory: string, works: ((server: Overheard) => Promise<unknown>)[]) {
  const { db, pool, close } = openDatabase(embeddedUrl(dataDirectory), { onError: () => {} })
  const heard: Heard[] = []
  listenToAll(pool, heard)
  const log = { info() {}, warn() {}, error() {} }
  const env = readEnv({ DATA_DIR: dataDirectory, LOG_LEVEL: 'silent' })
  const { context, settle } = await createContext({ db, env, secretKey: 'only to listen', log, jobs: {} })
  const app = await buildApp(context, wholeApp)
  try {
    const statements: Heard[][] = []
    for (const work of works) {
      heard.length = 0
      await work({ context, call: (asked) => callOf(app, asked) })
      if (!heard.length) throw new Error('No statement was heard')
      statements.push([...heard])
    }
    return statements
  } finally {
    await app.close()
    await settle()
    await close()
  }
}

async function callOf(app: FastifyInstance, asked: InjectOptions) {
  const { statusCode, body } = await app.inject(asked)
  if (statusCode !== 200) throw new Error(`${JSON.stringify(asked.url)} answered ${statusCode}: ${body.slice(0, 200)}`)
}

function listenToAll(pool: Pool, heard: Heard[]) {
  listenTo(pool, heard)
  const connect = pool.connect.bind(pool) as (told?: unknown) => Promise<PoolClient>
  // A single query of the pool connects with a callback; that one is heard already.
  const connectAndListen = async (told?: unknown) => (told ? connect(told) : listenTo(await connect(), heard))
  pool.connect = connectAndListen as typeof pool.connect
}

/** A client taken from the pool again is listened to already. */
const listenedTo = new WeakSet<Pool | PoolClient>()

function listenTo<Asked extends Pool | PoolClient>(asked: Asked, heard: Heard[]) {
  if (listenedTo.has(asked)) return asked
  listenedTo.add(asked)
  const ask = asked.query.bind(asked) as Ask
  const listen: Ask = async (statement, values = [], told) => {
    // A query of the pool asks its client with a callback, and was heard before.
    if (told) return ask(statement, values, told)
    const config = typeof statement === 'string' ? { text: statement } : statement
    const { text, name } = config
    const entry: Heard = {
      statement: { text, values: [...(config.values ?? values)], ...(name && { name }) },
      rows: [],
    }
    heard.push(entry)
    const answer = await ask(statement, values)
    entry.rows = answer.rows
    return answer
  }
  asked.query = listen as unknown as Asked['query']
  return asked
}
