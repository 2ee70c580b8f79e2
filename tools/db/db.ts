import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { lockDataDirectory } from '../../server/src/database/embedded/data-lock.ts'
import { startEmbeddedPostgres } from '../../server/src/database/embedded/embedded-postgres.ts'
import { clusterExists } from '../../server/src/database/embedded/postgres-cluster.ts'
import { readPostmaster } from '../../server/src/database/embedded/postmaster.ts'
import { explainError } from '../../server/src/database/explain-error.ts'
import { readEnv } from '../../server/src/env.ts'
import { clusterOf } from '../shared/cluster-of.ts'
import { embeddedUrl } from '../shared/embedded-url.ts'
import { loadSettings } from '../shared/load-settings.ts'
import { openLineConsole } from './line-console.ts'

let psqlIsOpen = false
// Exiting, and not the signal itself, also ends a database that was started for us. In psql Ctrl-C only ends a query.
process.on('SIGINT', () => psqlIsOpen || process.exit(130))
for (const signal of ['SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(1))

const statement = process.argv.slice(2).join(' ') || undefined

/** A console on the database, or one statement: `npm run db -- 'select count(*) from account'`. */
try {
  loadSettings()
  const { databaseUrl, dataDirectory } = readEnv()
  const open = async (url: string) => (await openPsql(url)) ?? (await openLineConsole(url, statement))
  const succeeded = databaseUrl ? await open(databaseUrl) : await withEmbedded(dataDirectory, open)
  process.exitCode = succeeded ? 0 : 1
} catch (error) {
  console.error(explainError(error))
  process.exitCode = 1
}

/** The database of a running clinic; that of a stopped one is started for as long. */
async function withEmbedded<T>(dataDirectory: string, work: (url: string) => Promise<T>) {
  const cluster = clusterOf(dataDirectory)
  if (readPostmaster(cluster)) return work(embeddedUrl(dataDirectory))
  if (!clusterExists(cluster)) throw new Error(`There is no database in ${dataDirectory} yet: npm start makes one`)
  const unlock = lockDataDirectory(dataDirectory)
  const postgres = await startEmbeddedPostgres({ directory: join(dataDirectory, 'postgres') })
  try {
    return await work(postgres.url)
  } finally {
    await postgres.stop()
    unlock()
  }
}

/** Undefined where there is no psql. The password goes by the environment: everybody sees the arguments of a process. */
function openPsql(url: string) {
  const address = new URL(url)
  const password = decodeURIComponent(address.password)
  address.password = ''
  const psql = spawn('psql', [address.href, '-v', 'ON_ERROR_STOP=1', ...(statement ? ['-c', statement] : [])], {
    stdio: 'inherit',
    env: { ...process.env, ...(password && { PGPASSWORD: password }) },
  })
  psqlIsOpen = true
  return new Promise<boolean | undefined>((resolve) => {
    psql.once('error', () => {
      psqlIsOpen = false
      resolve(undefined)
    })
    psql.once('exit', (code) => resolve(code === 0))
  })
}
