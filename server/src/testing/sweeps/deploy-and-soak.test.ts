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

// A process, seen by Vitest's module graph only when it is named.
import.meta.glob('../stress/whole-server.ts')

const MINUTE = 60_000
const RESTARTS = 5
const WARMING = 5
const SOAKING = 25

/** Minutes of load: for `npm run stress` alone. */
describe.runIf(size({ small: false, full: true }))('deploy and soak: whole servers under load', () => {
  let testApp: TestApp
  let headers: Record<string, string>
  beforeAll(async () => {
    testApp = await openDemoApp()
    headers = await signIn(testApp, await createPatient(testApp))
  })
  afterAll(() => testApp.close())

  const start = () => startServer(testApp, 'whole-server.ts')

  test('F12: two servers restarted in turns under load: nobody is refused, nothing told is lost', async () => {
    const servers = [await start(), await start()]
    const load = startSteadyLoad({ servers: () => servers.map(({ url }) => url), headers, workers: 16 })
    const more = async (calls: number) => {
      const wanted = load.asked() + calls
      while (load.asked() < wanted) await sleep(20)
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
    const { asked, passedOver, failures, written } = await load.stop()
    for (const server of servers) await server.stop()
    expect(failures).toEqual([])
    const kept = new Set((await testApp.db.select().from(subscription)).map(({ email }) => email))
    expect(written.filter((email) => !kept.has(email))).toEqual([])
    printFigure(
      `F12: ${RESTARTS} restarts, ${asked} calls on two servers: 0 failed, ${passedOver} went to the other one, ${written.length} writes kept`,
    )
  })

  // Where the kernel tells what a process holds.
  test.runIf(existsSync('/proc/self/fd'))(
    `F11: ${SOAKING} minutes of load leave no memory and no files held`,
    async () => {
      const server = await start()
      const load = startSteadyLoad({ servers: () => [server.url], headers, workers: 4, pause: 20 })
      const soak = await watch(server.pid)
      const { asked, failures } = await load.stop()
      await server.stop()
      expect(failures).toEqual([])
      const memory = soak.map(({ rss }) => rss)
      const files = soak.map(({ held }) => held)
      const [rise, opened] = [riseOf(memory), riseOf(files)]
      printFigure(
        `F11: ${asked} calls in ${WARMING + SOAKING} minutes: ${Math.min(...memory).toFixed(0)} to ${Math.max(...memory).toFixed(0)} MB, ${rise.toFixed(2)} more a minute; ${Math.min(...files)} to ${Math.max(...files)} files open`,
      )
      expect(rise).toBeLessThan(1)
      // Five at most over all of it.
      expect(opened * SOAKING).toBeLessThan(5)
    },
  )
})

async function watch(pid: number) {
  await sleep(WARMING * MINUTE)
  const seen: { rss: number; held: number }[] = []
  const begun = performance.now()
  while (performance.now() - begun < SOAKING * MINUTE) {
    const kilobytes = Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
    const held = readdirSync(`/proc/${pid}/fd`).length
    seen.push({ rss: kilobytes / 1024, held })
    await sleep(5_000)
  }
  return seen
}

/** By how much the least rises in a minute, from the first third to the last: between two clearings memory only grows. */
function riseOf(values: number[]) {
  const third = Math.ceil(values.length / 3)
  return (Math.min(...values.slice(-third)) - Math.min(...values.slice(0, third))) / ((SOAKING * 2) / 3)
}
