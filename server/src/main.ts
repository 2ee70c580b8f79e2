import type { FastifyInstance } from 'fastify'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildApp } from './app.ts'
import type { Context } from './context.ts'
import { createContext } from './create-context.ts'
import { openDatabase } from './database/connection.ts'
import { lockDataDirectory } from './database/embedded/data-lock.ts'
import { startEmbeddedPostgres } from './database/embedded/embedded-postgres.ts'
import { explain } from './database/explain.ts'
import { migrate } from './database/migrate.ts'
import { fillWithArt } from './demo/fill-with-art.ts'
import { refuseDemoPeople } from './demo/refuse-demo-people.ts'
import { readEnv } from './env.ts'
import { heedSignals } from './heed-signals.ts'
import { outliveBugs } from './outlive-bugs.ts'
import { serveWeb } from './serve-web.ts'
import { startJobs } from './jobs/start-jobs.ts'
import { wakingJobs } from './jobs/waking-jobs.ts'
import { keepSecretKey } from './keep-secret-key.ts'
import { refuseOtherKey } from './refuse-other-key.ts'
import { welcome } from './welcome.ts'
import { wholeApp } from './whole-app.ts'

const migrations = fileURLToPath(new URL('../migrations', import.meta.url))

/** Opened in this order, closed in the other. */
const closers: (() => unknown)[] = []
/** Its log is everybody's; what is said before it is there goes unheard. */
let app: FastifyInstance | undefined

async function start() {
  const env = readEnv()
  mkdirSync(env.dataDirectory, { recursive: true })
  closers.push(lockDataDirectory(env.dataDirectory))
  const url = env.databaseUrl ?? (await startOwnDatabase(env.dataDirectory))
  await migrate(url, migrations)
  const connection = openDatabase(url, {
    onError: (error) => app?.log.warn({ reason: explain(error) }, 'database connection lost'),
  })
  closers.push(() => connection.close())
  const log = {
    info: (detail: object | string, message?: string) => app?.log.info(detail, message),
    warn: (detail: object | string, message?: string) => app?.log.warn(detail, message),
    error: (detail: unknown, message?: string) => app?.log.error(detail, message),
  }
  const { context, settle } = await createContext({
    db: connection.db,
    env,
    secretKey: keepSecretKey(env),
    log,
    jobs: wakingJobs,
    parcelFile: join(env.dataDirectory, 'simulated-courier.jsonl'),
  })
  closers.push(settle)
  await refuseOtherKey(context)
  await refuseDemoPeople(context)
  await fillWhenEmpty(context, url)
  const built = await buildApp(context, wholeApp)
  app = built
  await serveWeb(built, env)
  closers.push(() => built.close())
  const jobs = await startJobs(url, context)
  closers.push(() => jobs.stop())
  await built.listen({ port: env.port, host: env.host })
  console.log(welcome(env))
}

async function fillWhenEmpty(context: Context, url: string) {
  const { db, close } = openDatabase(url, { max: 1, unhurried: true, onError() {} })
  try {
    await fillWithArt({ ...context, db }, sayThatItFills)
  } finally {
    await close()
  }
}

function sayThatItFills() {
  console.log('Filling the empty database with demo data')
}

async function startOwnDatabase(dataDirectory: string) {
  const postgres = await startEmbeddedPostgres({ directory: join(dataDirectory, 'postgres') })
  closers.push(() => postgres.stop())
  return postgres.url
}

let stopping: Promise<void> | undefined
function stop(code: number) {
  stopping ??= (async () => {
    for (const close of closers.toReversed()) {
      try {
        await close()
      } catch (error) {
        console.error(explain(error))
      }
    }
    process.exit(code)
  })()
  return stopping
}

heedSignals(() => stop(0))
outliveBugs(stop, (what, error) => console.error(what, error))

try {
  await start()
} catch (error) {
  console.error(explain(error))
  await stop(1)
}
