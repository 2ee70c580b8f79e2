import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { subscription } from '../../database/schema/subscription-table.ts'
import { createPatient } from '../make/create-patient.ts'
import { size } from '../stress/full-size.ts'
import { openDemoApp } from '../app/open-demo-app.ts'
import type { TestApp } from '../app/open-test-app.ts'
import { printFigure } from '../stress/print-figure.ts'
import { signIn } from '../app/sign-in.ts'
import { startServer } from '../stress/start-second-server.ts'
import { startSteadyLoad } from '../stress/steady-load.ts'

// Vitest finds the modules of this child process only by this line.
import.meta.glob('../stress/whole-server.ts')

const MINUTE = 60_000
const RESTARTS = 5
const WARM_UP = 5
const SOAK = 25

/** Minutes of load, so only in `npm run stress`. */
describe.runIf(size({ small: false, full: true }))('deploy and soak: whole servers under load', () => {
  let testApp: TestApp
  let headers: Record<string, string>
  beforeAll(async () => {
    testApp = await openDemoApp()
    headers = await signIn(testApp, await createPatient(testApp))
  })
  afterAll(() => testApp.close())

  const start = () => startServer(testApp, 'whole-server.ts')

  test('F12: while two servers restart by turns no call fails and no write is lost', async () => {
    const servers = [await start(), await start()]
    const load = startSteadyLoad({ servers: () => servers.map(({ url }) => url), headers, workers: 16 })
    const more = async (calls: number) => {
      const wanted = load.sent() + calls
      while (load.sent() < wanted) await sleep(20)
    }
    await more(300)
    for (let restart = 0; restart < RESTARTS; restart++) {
      const place = restart % 2
      await servers[place]!.stop()
      expect(await servers[place]!.exited).toBe(0)
      await more(100)
      servers[place] = await start()
      await more(300)
    }
    const { sent, retried, failures, written } = await load.stop()
    for (const server of servers) await server.stop()
    expect(failures).toEqual([])
    const stored = new Set((await testApp.db.select().from(subscription)).map(({ email }) => email))
    expect(written.filter((email) => !stored.has(email))).toEqual([])
    printFigure(
      `F12: ${RESTARTS} restarts, ${sent} calls on two servers: 0 failed, ${retried} retried on the other one, ${written.length} writes stored`,
    )
  })

  // Linux only: the number of open files comes from /proc.
  test.runIf(existsSync('/proc/self/fd'))(`F11: ${SOAK} minutes of load leak no memory and no open files`, async () => {
    const server = await start()
    const load = startSteadyLoad({ servers: () => [server.url], headers, workers: 4, pause: 20 })
    const soak = await watch(server.pid)
    const { sent, failures } = await load.stop()
    await server.stop()
    expect(failures).toEqual([])
    const memory = soak.map(({ rss }) => rss)
    const files = soak.map(({ openFiles }) => openFiles)
    const [rise, opened] = [risePerMinute(memory), risePerMinute(files)]
    printFigure(
      `F11: ${sent} calls in ${WARM_UP + SOAK} minutes: ${Math.min(...memory).toFixed(0)} to ${Math.max(...memory).toFixed(0)} MB, ${rise.toFixed(2)} more a minute; ${Math.min(...files)} to ${Math.max(...files)} files open`,
    )
    expect(rise).toBeLessThan(1)
    // At most five more in total.
    expect(opened * SOAK).toBeLessThan(5)
  })
})

async function watch(pid: number) {
  await sleep(WARM_UP * MINUTE)
  const seen: { rss: number; openFiles: number }[] = []
  const start = performance.now()
  while (performance.now() - start < SOAK * MINUTE) {
    const kilobytes = Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
    const openFiles = readdirSync(`/proc/${pid}/fd`).length
    seen.push({ rss: kilobytes / 1024, openFiles })
    await sleep(5_000)
  }
  return seen
}

/** The rise of the minimum per minute: memory grows between garbage collections. */
function risePerMinute(values: number[]) {
  const third = Math.ceil(values.length / 3)
  return (Math.min(...values.slice(-third)) - Math.min(...values.slice(0, third))) / ((SOAK * 2) / 3)
}
