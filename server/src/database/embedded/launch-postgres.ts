import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, openSync, readFileSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { postgresEnvironment } from './postgres-cluster.ts'
import type { PostgresUser } from './postgres-user.ts'
import { disarmStalePidFile, readPostmaster } from './postmaster.ts'

export type RunningPostgres = { pid: number; gone: Promise<void> }

const ownSettings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  timezone: 'UTC',
  log_timezone: 'UTC',
  max_connections: '60',
  shared_buffers: '128MB',
  log_checkpoints: 'off',
  // Statements and row values are personal data and must not be logged.
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
}

/** Starts the server and waits until it accepts connections. */
export async function launchPostgres(options: {
  binaries: string
  data: string
  directory: string
  port: number
  user: PostgresUser | undefined
  settings: Record<string, string>
}): Promise<RunningPostgres> {
  const { binaries, data, port, user } = options
  disarmStalePidFile(data)
  const settings = Object.entries({ ...ownSettings, ...options.settings })
  const log = openLog(options.directory)
  const start = statSync(log.file).size
  const child = spawn(
    join(binaries, 'postgres'),
    ['-D', data, '-p', String(port), ...settings.flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    // A session of its own: Ctrl-C in the terminal reaches only the app, which stops the database last.
    { ...user, cwd: '/', env: postgresEnvironment, detached: true, stdio: ['ignore', 'ignore', log.handle] },
  )
  closeSync(log.handle)
  child.unref()
  const ended = new AbortController()
  const end = () => ended.abort()
  const gone = once(child, 'exit').then(end, end)
  while (!ended.signal.aborted) {
    const found = readPostmaster(data)
    if (found?.ready && found.pid === child.pid) return { pid: found.pid, gone }
    await sleep(10)
  }
  throw new Error(`PostgreSQL does not start: ${lastError(log.file, start)}`)
}

function openLog(directory: string) {
  const file = join(directory, 'postgres.log')
  if (existsSync(file) && statSync(file).size > 5_000_000) renameSync(file, `${file}.1`)
  return { file, handle: openSync(file, 'a', 0o600) }
}

function lastError(file: string, start: number) {
  const lines = readFileSync(file).subarray(start).toString().split('\n')
  const error = lines.findLast((line) => /FATAL|PANIC|ERROR/.test(line)) ?? lines.findLast(Boolean) ?? file
  return error.replace(/^.*?(FATAL|PANIC|ERROR): */, '')
}
