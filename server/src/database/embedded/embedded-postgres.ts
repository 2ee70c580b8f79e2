import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { adoptPostmaster } from './adopt-postmaster.ts'
import { findClusterPlace, recordClusterPlace } from './cluster-place.ts'
import { launchPostgres, type RunningPostgres } from './launch-postgres.ts'
import { chooseLoopbackPort } from './loopback-port.ts'
import { preparePostgresBinaries } from './postgres-binaries.ts'
import { clusterExists, createCluster, loadPassword } from './postgres-cluster.ts'
import { signalPostmaster, stopPostmaster } from './postmaster.ts'

export type EmbeddedPostgres = {
  /** As superuser, to the database `postgres`. */
  url: string
  /** True when the server was left running by a killed process. */
  adopted: boolean
  /** The folder of the cluster, which may lie outside `directory`. */
  data: string
  stop: () => Promise<void>
}

/** Starts PostgreSQL, or adopts the running one, and restarts it when it dies until `stop`. */
export async function startEmbeddedPostgres(options: {
  directory: string
  log?: (message: string) => void
  /** Override the default settings of the server. */
  settings?: Record<string, string>
}): Promise<EmbeddedPostgres> {
  const { log = () => {}, settings = {} } = options
  const directory = resolve(options.directory)
  mkdirSync(directory, { recursive: true })
  const { data, user } = await findClusterPlace(directory)
  const binaries = preparePostgresBinaries(directory, user)
  const password = loadPassword(directory, data)
  const durable = settings.fsync !== 'off'
  if (!clusterExists(data)) await createCluster({ binaries, data, password, user, durable })
  recordClusterPlace(directory, data)

  const urlAt = (port: number) => `postgres://postgres:${password}@127.0.0.1:${port}/postgres`
  const adopted = await adoptPostmaster(data, urlAt)
  const port = adopted?.port ?? (await chooseLoopbackPort(directory))
  const launch = () => launchPostgres({ binaries, data, directory, port, user, settings })
  const stop = supervise(adopted ?? (await launchWithRetries(launch)), launch, log)
  return { url: urlAt(port), adopted: Boolean(adopted), data, stop }
}

/** Starts the server again whenever it dies. Returns the function that stops it. */
function supervise(first: RunningPostgres, launch: () => Promise<RunningPostgres>, log: (message: string) => void) {
  let current: RunningPostgres | undefined = first
  const stopping = new AbortController()
  const stopAtExit = () => current && signalPostmaster(current.pid, 'SIGINT')
  process.once('exit', stopAtExit)

  const watch = async () => {
    for (let pause = 100; !stopping.signal.aborted; pause = Math.min(pause * 2, 5_000)) {
      const since = Date.now()
      await current?.gone
      current = undefined
      if (Date.now() - since > 60_000) pause = 100
      if (stopping.signal.aborted) return
      log(`PostgreSQL ended by itself, starting it again in ${pause} ms`)
      await sleep(pause, undefined, { signal: stopping.signal, ref: false }).catch(() => {})
      if (stopping.signal.aborted) return
      try {
        current = await launch()
        log('PostgreSQL is back')
      } catch (error) {
        log((error as Error).message)
      }
    }
  }
  const watching = watch()

  return async () => {
    stopping.abort()
    process.off('exit', stopAtExit)
    if (current) await stopPostmaster(current.pid)
    // The watch alone does not keep the process alive.
    const keepAlive = setInterval(() => {}, 1_000)
    await watching
    clearInterval(keepAlive)
    // A restart may have been under way.
    if (current) await stopPostmaster(current.pid)
  }
}

/** Backends of a killed server hold the shared memory until they notice. */
async function launchWithRetries(launch: () => Promise<RunningPostgres>) {
  for (let pause = 50; ; pause *= 2) {
    try {
      return await launch()
    } catch (error) {
      if (pause > 3_000) throw error
      await sleep(pause)
    }
  }
}
