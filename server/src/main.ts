import type { FastifyInstance } from 'fastify'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildApp } from './app.ts'
import type { Context } from './context.ts'
import { createContext } from './create-context.ts'
import { openDatabase } from './database/connection.ts'
import { lockDataDirectory } from './database/embedded/data-lock.ts'
import { startEmbeddedPostgres } from './database/embedded/embedded-postgres.ts'
import { describeError } from './database/describe-error.ts'
import { explainError } from './database/explain-error.ts'
import { migrate } from './database/migrate.ts'
import { fillWithArt } from './demo/fill-with-art.ts'
import { refuseDemoAccounts } from './demo/refuse-demo-accounts.ts'
import { readEnv } from './env.ts'
import { handleSignals } from './handle-signals.ts'
import { handleUncaughtErrors } from './handle-uncaught-errors.ts'
import { serveWeb } from './serve-web.ts'
import { prettyLog } from './pretty-log.ts'
import { startJobs } from './jobs/start-jobs.ts'
import { wakingJobs } from './jobs/waking-jobs.ts'
import { loadSecretKey } from './load-secret-key.ts'
import { verifySecretKey } from './verify-secret-key.ts'
import { welcome } from './welcome.ts'
import { wholeApp } from './whole-app.ts'

const migrations = fileURLToPath(new URL('../migrations', import.meta.url))

const isDevelopment = process.env.NMW_DEV === '1'

/** Run in reverse order at the stop. */
const closers: (() => unknown)[] = []
/** Its log serves the whole process; before it is built nothing is logged. */
let app: FastifyInstance | undefined

async function start() {
  const env = readEnv()
  // In development both belong to tools/dev, which outlives restarts and hands over DATABASE_URL.
  if (!env.development) closers.push(lockDataDirectory(env.dataDirectory))
  const url = env.databaseUrl ?? (await startOwnDatabase(env.dataDirectory))
  await migrate(url, migrations)
  const connection = openDatabase(url, {
    onError: (error) => app?.log.warn({ reason: explainError(error) }, 'database connection lost'),
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
    secretKey: loadSecretKey(env),
    log,
    jobs: wakingJobs,
    parcelFile: join(env.dataDirectory, 'simulated-courier.jsonl'),
  })
  closers.push(settle)
  await verifySecretKey(context)
  await refuseDemoAccounts(context)
  await fillWhenEmpty(context, url)
  const logTo = env.development
    ? await prettyLog((text) => process.stdout.write(text), process.stdout.isTTY)
    : undefined
  const built = await buildApp(context, { ...wholeApp, logTo })
  app = built
  await serveWeb(built, env)
  closers.push(() => built.close())
  const jobs = await startJobs(url, context)
  closers.push(() => jobs.stop())
  await built.listen({ port: env.port, host: env.host })
  if (process.send) process.send('ready')
  else console.log(welcome(env))
}

async function fillWhenEmpty(context: Context, url: string) {
  const { db, close } = openDatabase(url, { max: 1, noTimeouts: true, onError() {} })
  try {
    await fillWithArt({ ...context, db }, announceFilling)
  } finally {
    await close()
  }
}

function announceFilling() {
  console.log('Filling the empty database with demo data')
}

async function startOwnDatabase(dataDirectory: string) {
  const postgres = await startEmbeddedPostgres({ directory: join(dataDirectory, 'postgres') })
  closers.push(() => postgres.stop())
  return postgres.url
}

/** For developers, with the stack. */
function printError(what: string, { message, stack }: ReturnType<typeof describeError>) {
  console.error(`${what}: ${message}\n${stack}`)
}

let stopping: Promise<void> | undefined
function stop(code: number) {
  stopping ??= (async () => {
    for (const close of closers.toReversed()) {
      try {
        await close()
      } catch (error) {
        console.error(explainError(error))
      }
    }
    process.exit(code)
  })()
  return stopping
}

handleSignals(() => stop(0))
// tools/dev died without a signal to us.
process.once('disconnect', () => void stop(0))
handleUncaughtErrors(stop, (what, error) => (isDevelopment ? printError(what, error) : console.error(what, error)))

try {
  await start()
} catch (error) {
  if (isDevelopment) printError('the server does not start', describeError(error))
  else console.error(explainError(error))
  await stop(1)
}
