import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Context } from '../../server/src/context.ts'
import { createContext } from '../../server/src/create-context.ts'
import { openDatabase } from '../../server/src/database/connection.ts'
import { lockDataDirectory } from '../../server/src/database/embedded/data-lock.ts'
import { startEmbeddedPostgres } from '../../server/src/database/embedded/embedded-postgres.ts'
import { describeError } from '../../server/src/database/describe-error.ts'
import { explainError } from '../../server/src/database/explain-error.ts'
import { migrate } from '../../server/src/database/migrate.ts'
import type { Env } from '../../server/src/env.ts'
import { wakingJobs } from '../../server/src/jobs/waking-jobs.ts'
import { loadSecretKey } from '../../server/src/load-secret-key.ts'
import { verifySecretKey } from '../../server/src/verify-secret-key.ts'

const migrations = fileURLToPath(new URL('../../server/migrations', import.meta.url))

/** Opens and migrates the database of these settings for some work; no server may use it meanwhile. */
export async function withDatabase<T>(env: Env, work: (context: Context) => Promise<T>): Promise<T> {
  mkdirSync(env.dataDirectory, { recursive: true })
  const unlock = lockDataDirectory(env.dataDirectory)
  const postgres = env.databaseUrl
    ? undefined
    : await startEmbeddedPostgres({ directory: join(env.dataDirectory, 'postgres') })
  try {
    const url = env.databaseUrl ?? postgres!.url
    await migrate(url, migrations)
    const connection = openDatabase(url, {
      max: 2,
      noTimeouts: true,
      onError: (error) => console.error(explainError(error)),
    })
    try {
      const log = { info() {}, warn() {}, error: (detail: unknown) => console.error(describeError(detail)) }
      const { context, settle } = await createContext({
        db: connection.db,
        env,
        secretKey: loadSecretKey(env),
        log,
        jobs: wakingJobs,
      })
      await verifySecretKey(context)
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
