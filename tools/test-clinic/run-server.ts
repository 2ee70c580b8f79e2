import { spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { chooseLoopbackPort } from '../../server/src/database/embedded/loopback-port.ts'
import { root } from '../shared/root.ts'
import { stopChild } from './stop-child.ts'

export type RunningServer = Awaited<ReturnType<typeof runServer>>

/**
 * One visitor stands for many here, so the limits per address are out of the way; those per account stay. Browsers
 * share the machine with the server, so a slow moment is no overload. Whoever works here may have settings of her own.
 */
const roomy = {
  ENV_FILE: '',
  LOG_LEVEL: 'silent',
  HOST: '127.0.0.1',
  REQUESTS_PER_MINUTE: '100000000',
  MAX_EVENT_LOOP_DELAY: '0',
  LOGIN_FAILURES_PER_ADDRESS: '1000000',
  CODES_PER_ADDRESS_AN_HOUR: '1000000',
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

/** As `runServer`, but does not wait for it to get ready: it may not be meant to. */
export async function spawnServer(dataDirectory: string, settings: Record<string, string> = {}) {
  const port = settings.PORT ?? String(await chooseLoopbackPort(dataDirectory))
  const url = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, ['tools/start/start.ts'], {
    cwd: root,
    env: { PATH: process.env.PATH, ...roomy, DATA_DIR: dataDirectory, PORT: port, PUBLIC_URL: url, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => said.push(text))
  const exited = new Promise<number | null>((resolve) => child.once('close', resolve))
  const end = async (signal: NodeJS.Signals) => {
    await stopChild(child, signal)
    return exited
  }
  return {
    url,
    pid: child.pid!,
    /** Everything it has printed so far. */
    output: () => said.join(''),
    /** Its exit code, once it has ended; null when a signal ended it. */
    exited,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    ready: () => untilReady(url, { ended: () => child.exitCode !== null, output: () => said.join('') }),
  }
}

/** The limit is only for what hangs: on a machine shared with others, filling an empty database takes its time. */
export async function untilReady(url: string, server: { ended: () => boolean; output: () => string }) {
  for (const end = Date.now() + 300_000; Date.now() < end; await sleep(25)) {
    if (server.ended()) throw new Error(`The server ended before it was ready: ${server.output()}`)
    const ready = await fetch(`${url}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    )
    if (ready) return
  }
  throw new Error(`The server was not ready within five minutes: ${server.output()}`)
}
