import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Context } from '../../server/src/context.ts'
import { createContext } from '../../server/src/create-context.ts'
import { openDatabase } from '../../server/src/database/connection.ts'
import { lockDataDirectory } from '../../server/src/database/embedded/data-lock.ts'
import { startEmbeddedPostgres } from '../../server/src/database/embedded/embedded-postgres.ts'
import { describeError } from '../../server/src/database/describe-error.ts'
import { explain } from '../../server/src/database/explain.ts'
import { migrate } from '../../server/src/database/migrate.ts'
import type { Env } from '../../server/src/env.ts'
import { wakingJobs } from '../../server/src/jobs/waking-jobs.ts'
import { keepSecretKey } from '../../server/src/keep-secret-key.ts'
import { refuseOtherKey } from '../../server/src/refuse-other-key.ts'

const migrations = fileURLToPath(new URL('../../server/migrations', import.meta.url))

/** Does some work with the migrated database of these settings, which no server may be using meanwhile. */
export async function withDatabase<T>(env: Env, work: (context: Context) => Promise<T>): Promise<T> {
  mkdirSync(env.dataDirectory, { recursive: true })
  const unlock = lockDataDirectory(env.dataDirectory)
  const postgres = env.databaseUrl
    ? undefined
    : await startEmbeddedPostgres({ directory: join(env.dataDirectory, 'postgres') })
  try {
    const url = env.databaseUrl ?? postgres!.url
    await migrate(url, migrations)
    const connection = openDatabase(url, { max: 2, unhurried: true, onError: (error) => console.error(explain(error)) })
    try {
      const log = { info() {}, warn() {}, error: (detail: unknown) => console.error(describeError(detail)) }
      const { context, settle } = await createContext({
        db: connection.db,
        env,
        secretKey: keepSecretKey(env),
        log,
        jobs: wakingJobs,
      })
      await refuseOtherKey(context)
      const result = await work(context)
      await settle()
      return result
    } finally {
      await connection.close()
    }
  } finally {
    await postgres?.stop()
    unlock()
  }
}
