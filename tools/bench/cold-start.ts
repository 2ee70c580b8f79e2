import { spawn } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { chooseLoopbackPort } from '../../server/src/database/embedded/loopback-port.ts'
import { waitUntilReady } from '../test-clinic/run-server.ts'
import { root } from '../shared/root.ts'
import { makeTemporaryData } from '../test-clinic/temporary-data.ts'
import type { Benchmark } from './benchmark.ts'
import { median } from './compare-rates.ts'

const ROUNDS = 3

/** `npm start` on a built tree until it is ready, with an empty data directory and with a used one. */
export const coldStart: Benchmark = {
  name: 'cold-start',
  async measure() {
    const empty: number[] = []
    const used: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const data = makeTemporaryData()
      try {
        empty.push(await timeStart(data.directory))
        used.push(await timeStart(data.directory))
      } finally {
        await data.remove()
      }
    }
    return [
      { name: 'npm start, data already there', value: median(used), unit: 's', goal: { atMost: 3 } },
      { name: 'npm start, first time', value: median(empty), unit: 's' },
    ]
  },
}

async function timeStart(dataDirectory: string) {
  const port = String(await chooseLoopbackPort(dataDirectory))
  const url = `http://127.0.0.1:${port}`
  const start = performance.now()
  const child = spawn('npm', ['start'], {
    cwd: root,
    env: { ...process.env, ENV_FILE: '', DATA_DIR: dataDirectory, PORT: port, HOST: '127.0.0.1', LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A process group of its own: npm, its shell and the server are stopped together, as by a terminal.
    detached: true,
  })
  const printed: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => printed.push(text))
  try {
    await waitUntilReady(url, { hasEnded: () => child.exitCode !== null, output: () => printed.join('') })
    return (performance.now() - start) / 1000
  } finally {
    process.kill(-child.pid!, 'SIGTERM')
    await waitUntilUnlocked(dataDirectory)
  }
}

async function waitUntilUnlocked(dataDirectory: string) {
  for (const end = Date.now() + 30_000; Date.now() < end; await sleep(20)) {
    if (!readdirSync(dataDirectory).some((name) => name.startsWith('lock-'))) return
  }
  throw new Error('The server did not stop')
}
