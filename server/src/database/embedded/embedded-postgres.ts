import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { adoptPostmaster } from './adopt-postmaster.ts'
import { findClusterPlace, noteClusterPlace } from './cluster-place.ts'
import { launchPostgres, type RunningPostgres } from './launch-postgres.ts'
import { chooseLoopbackPort } from './loopback-port.ts'
import { preparePostgresBinaries } from './postgres-binaries.ts'
import { clusterExists, createCluster, keepPassword } from './postgres-cluster.ts'
import { signalPostmaster, stopPostmaster } from './postmaster.ts'

export type EmbeddedPostgres = {
  /** The administrator's way in, to the database `postgres`. */
  url: string
  /** True when the server was still running from a process that was killed. */
  adopted: boolean
  /** Where the cluster really lies. */
  data: string
  stop: () => Promise<void>
}

/** A real PostgreSQL of our own, started if need be and kept running until `stop`. */
export async function startEmbeddedPostgres(options: {
  directory: string
  log?: (message: string) => void
  /** Added to the server's own settings. */
  settings?: Record<string, string>
}): Promise<EmbeddedPostgres> {
  const { log = () => {}, settings = {} } = options
  const directory = resolve(options.directory)
  mkdirSync(directory, { recursive: true })
  const { data, user } = await findClusterPlace(directory)
  const binaries = preparePostgresBinaries(directory, user)
  const password = keepPassword(directory, data)
  const durable = settings.fsync !== 'off'
  if (!clusterExists(data)) await createCluster({ binaries, data, password, user, durable })
  noteClusterPlace(directory, data)

  const urlAt = (port: number) => `postgres://postgres:${password}@127.0.0.1:${port}/postgres`
  const adopted = await adoptPostmaster(data, urlAt)
  const port = adopted?.port ?? (await chooseLoopbackPort(directory))
  const launch = () => launchPostgres({ binaries, data, directory, port, user, settings })
  const stop = supervise(adopted ?? (await launchPatiently(launch)), launch, log)
  return { url: urlAt(port), adopted: Boolean(adopted), data, stop }
}

/** Starts the server again whenever it ends without being asked to. Returns what ends it for good. */
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
    const waiting = setInterval(() => {}, 1_000)
    await watching
    clearInterval(waiting)
    // A start that was under way when we were asked to stop.
    if (current) await stopPostmaster(current.pid)
  }
}

/** Backends of a server that was killed may need a moment to notice, and hold the shared memory until then. */
async function launchPatiently(launch: () => Promise<RunningPostgres>) {
  for (let pause = 50; ; pause *= 2) {
    try {
      return await launch()
    } catch (error) {
      if (pause > 3_000) throw error
      await sleep(pause)
    }
  }
}
