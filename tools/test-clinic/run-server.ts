import { spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { chooseLoopbackPort } from '../../server/src/database/embedded/loopback-port.ts'
import { root } from '../shared/root.ts'
import { stopChild } from './stop-child.ts'
import { makeTemporaryData } from './temporary-data.ts'

export type RunningServer = Awaited<ReturnType<typeof runServer>>

/**
 * One address makes all calls here, so the limits per address are lifted; those per account stay. Browsers share the
 * machine with the server, so a slow moment is no overload. The developer's own .env is not read.
 */
const relaxedLimits = {
  ENV_FILE: '',
  LOG_LEVEL: 'silent',
  HOST: '127.0.0.1',
  REQUESTS_PER_MINUTE: '100000000',
  MAX_EVENT_LOOP_DELAY: '0',
  LOGIN_FAILURES_PER_ADDRESS: '1000000',
  CODES_PER_ADDRESS_AN_HOUR: '1000000',
}

type Options = {
  settings?: Record<string, string>
  /** Where the data directory is created. */
  parent?: string
  fill?: (dataDirectory: string) => Promise<void>
}

/** A server on data of its own; `close` stops it and removes the data. */
export async function startTestClinic({ settings, parent, fill }: Options = {}) {
  const data = makeTemporaryData(parent)
  try {
    await fill?.(data.directory)
    const server = await runServer(data.directory, settings)
    const close = async () => {
      try {
        await server.stop()
      } finally {
        await data.remove()
      }
    }
    return { url: server.url, dataDirectory: data.directory, close }
  } catch (error) {
    await data.remove()
    throw error
  }
}

/** The built server as a process of its own on a loopback port, the same port each time for a data directory. */
export async function runServer(dataDirectory: string, settings: Record<string, string> = {}) {
  const server = await spawnServer(dataDirectory, settings)
  try {
    await server.ready()
  } catch (error) {
    await server.kill()
    throw error
  }
  return server
}

/** Like `runServer`, but does not wait until it is ready: it may be meant to fail. */
export async function spawnServer(dataDirectory: string, settings: Record<string, string> = {}) {
  const port = settings.PORT ?? String(await chooseLoopbackPort(dataDirectory))
  const url = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, ['tools/start/start.ts'], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      ...relaxedLimits,
      DATA_DIR: dataDirectory,
      PORT: port,
      PUBLIC_URL: url,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const printed: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => printed.push(text))
  const output = () => printed.join('')
  const exited = new Promise<number | null>((resolve) => child.once('close', resolve))
  const end = async (signal: NodeJS.Signals) => {
    await stopChild(child, signal)
    return exited
  }
  return {
    url,
    pid: child.pid!,
    output,
    /** The exit code, once it has ended; null when a signal ended it. */
    exited,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    ready: () => waitUntilReady(url, { hasEnded: () => child.exitCode !== null, output }),
  }
}

/** The timeout is only for what hangs: on a shared machine, filling an empty database takes its time. */
export async function waitUntilReady(url: string, server: { hasEnded: () => boolean; output: () => string }) {
  for (const end = Date.now() + 300_000; Date.now() < end; await sleep(25)) {
    if (server.hasEnded()) throw new Error(`The server ended before it was ready: ${server.output()}`)
    const ready = await fetch(`${url}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    )
    if (ready) return
  }
  throw new Error(`The server was not ready within five minutes: ${server.output()}`)
}
