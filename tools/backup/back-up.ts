import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { copyCluster } from '../../server/src/database/embedded/copy-cluster.ts'
import { copyTree } from '../../server/src/database/embedded/copy-tree.ts'
import { lockDataDirectory } from '../../server/src/database/embedded/data-lock.ts'
import { startEmbeddedPostgres } from '../../server/src/database/embedded/embedded-postgres.ts'
import { readPostmaster } from '../../server/src/database/embedded/postmaster.ts'
import type { Env } from '../../server/src/env.ts'
import { clusterOf } from '../shared/cluster-of.ts'
import { embeddedUrl } from '../shared/embedded-url.ts'

/** The database is copied in its own way; unfinished uploads start again. */
const excluded = /^(postgres|lock-.*|files\/parts\/.+)$/

/**
 * Copies a whole clinic, running or not, into a folder that is a data directory like any other. The database comes
 * first, because a file is stored before the row that refers to it.
 */
export async function backUp({ dataDirectory, databaseUrl }: Pick<Env, 'dataDirectory' | 'databaseUrl'>, to: string) {
  if (databaseUrl) throw new Error('DATABASE_URL is set: back up that database with pg_dump, and copy DATA_DIR')
  if (!existsSync(clusterOf(dataDirectory))) throw new Error(`There is no clinic in ${dataDirectory}`)
  if (existsSync(to) && readdirSync(to).length > 0) throw new Error(`${to} is not empty`)
  if (!relative(dataDirectory, to).startsWith('..')) throw new Error(`${to} is inside the data directory`)
  const unfinished = `${to}.unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(join(unfinished, 'postgres'), { recursive: true })
  await withCluster(dataDirectory, (cluster) => copyCluster(cluster, join(unfinished, 'postgres', 'data')))
  copyTree(join(dataDirectory, 'postgres'), join(unfinished, 'postgres'), (path) => path !== 'password')
  copyTree(dataDirectory, unfinished, (path) => excluded.test(path))
  execFileSync('sync')
  rmSync(to, { recursive: true, force: true })
  renameSync(unfinished, to)
}

/** The database of a running clinic, or of a stopped one that cannot start meanwhile. */
async function withCluster(dataDirectory: string, work: (cluster: { url: string; data: string }) => Promise<void>) {
  const data = clusterOf(dataDirectory)
  if (readPostmaster(data)) return work({ url: embeddedUrl(dataDirectory), data })
  const unlock = lockDataDirectory(dataDirectory)
  try {
    const postgres = await startEmbeddedPostgres({ directory: join(dataDirectory, 'postgres') })
    try {
      await work(postgres)
    } finally {
      await postgres.stop()
    }
  } finally {
    unlock()
  }
}
