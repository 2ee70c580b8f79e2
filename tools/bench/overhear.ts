import type { Pool, PoolClient, QueryConfig } from 'pg'
import type { Context } from '../../server/src/context.ts'
import { openDatabase } from '../../server/src/database/connection.ts'

export type Heard = {
  statement: QueryConfig & { values: unknown[] }
  rows: unknown[][] | Record<string, unknown>[]
}
type Ask = (statement: string | QueryConfig, values?: unknown[]) => Promise<{ rows: Heard['rows'] }>

/** Runs a piece of the server and gives the very statements it sent, with what they answered, in their order. */
export async function overhear(url: string, work: (context: Context) => Promise<unknown>) {
  const { db, pool, close } = openDatabase(url, { onError: () => {} })
  const heard: Heard[] = []
  listenTo(pool, heard)
  const connect = pool.connect.bind(pool) as (told?: unknown) => Promise<PoolClient>
  // A single query of the pool connects with a callback; that one is heard already.
  const connectAndListen = async (told?: unknown) => (told ? connect(told) : listenTo(await connect(), heard))
  pool.connect = connectAndListen as typeof pool.connect
  try {
    const log = { info() {}, warn() {}, error() {} }
    await work({ db, log, now: () => new Date(), wake() {} } as unknown as Context)
    if (!heard.length) throw new Error('No statement was heard')
    return heard
  } finally {
    await close()
  }
}

/** A client taken from the pool again is listened to already. */
const listenedTo = new WeakSet<Pool | PoolClient>()

function listenTo<Asked extends Pool | PoolClient>(asked: Asked, heard: Heard[]) {
  if (listenedTo.has(asked)) return asked
  listenedTo.add(asked)
  const ask = asked.query.bind(asked) as Ask
  const listen: Ask = async (statement, values = []) => {
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
