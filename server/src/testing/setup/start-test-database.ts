import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '../../database/embedded/embedded-postgres.ts'
import { migrate } from '../../database/migrate.ts'
import { demoName } from '../app/test-settings.ts'
import { MEMORY_DISK, fastestTempFolder } from './fastest-temp-folder.ts'
import { runSql } from './run-sql.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Administrator URL of the database server that all test files share. */
    postgresUrl: string
    /** The migrated database that each test file copies. */
    templateName: string
  }
}

const MIGRATIONS = fileURLToPath(new URL('../../../migrations', import.meta.url))

/** Test data is small and temporary: no waiting for the disk, no vacuum. */
const SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '128MB',
  autovacuum: 'off',
  max_connections: '200',
  scram_iterations: '1',
  track_counts: 'off',
  // Tables have ten rows: planning the order of joins would take longer than the joins.
  join_collapse_limit: '2',
  from_collapse_limit: '2',
  update_process_title: 'off',
  // By default PostgreSQL aborts one side of a deadlock after a second, and the retry hides the bug. Here both sides
  // reach the statement timeout, so that code which locks in the wrong order fails its test.
  deadlock_timeout: '1min',
}

/** Runs once around all test files: starts the database server and creates the temporary folder. */
export async function setup(project: TestProject) {
  const folder = mkdtempSync(join(fastestTempFolder(), 'nmw-test-'))
  chmodSync(folder, 0o711)
  process.env.TMPDIR = folder
  const cleanup = startCleanup(folder)
  const given = process.env.TEST_DATABASE_URL
  const server = given ? { url: given, stop: async () => {} } : await startThrowawayServer(folder)
  const template = `nmw_template_${randomUUID().slice(0, 8)}`
  await runSql(server.url, `create database ${template}`)
  await migrate(Object.assign(new URL(server.url), { pathname: `/${template}` }).href, MIGRATIONS)
  project.provide('postgresUrl', server.url)
  project.provide('templateName', template)
  return async () => {
    await runSql(server.url, `drop database if exists ${demoName(template)}`)
    await runSql(server.url, `drop database ${template}`)
    await server.stop()
    cleanup.kill()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function startThrowawayServer(folder: string) {
  const sockets = makeSocketFolder(folder)
  const settings = { ...SETTINGS, ...(sockets && { unix_socket_directories: sockets }) }
  const server = await startEmbeddedPostgres({ directory: join(folder, 'postgres'), settings })
  // Hashes the password again, now with one iteration, so that opening a connection is fast.
  await runSql(server.url, `alter role postgres password '${new URL(server.url).password}'`)
  return {
    url: sockets ? `${server.url}?host=${sockets}` : server.url,
    async stop() {
      await server.stop()
      rmSync(dirname(server.data), { recursive: true, force: true })
    },
  }
}

/** A Unix socket is a fifth faster than loopback. Elsewhere its path may be too long, or the server may lack access. */
function makeSocketFolder(folder: string) {
  if (dirname(folder) !== MEMORY_DISK) return undefined
  const sockets = join(folder, 'sockets')
  mkdirSync(sockets)
  chmodSync(sockets, 0o777)
  return sockets
}

/** Cleans up after a test run that was killed: the process sees that its pipe to the test run closes. */
function startCleanup(folder: string) {
  const script = `
    read -r _
    data=$(cat "$0/postgres/data-is-in" || echo "$0/postgres/data")
    kill -QUIT "$(head -n 1 "$data/postmaster.pid")"
    sleep 1
    rm -rf "$(dirname "$data")"
    until rm -rf "$0"; do sleep 1; done`
  const stdio = ['pipe', 'ignore', 'ignore'] as ['pipe', 'ignore', 'ignore']
  const child = spawn('/bin/sh', ['-c', script, folder], { detached: true, stdio })
  child.unref()
  return child
}
