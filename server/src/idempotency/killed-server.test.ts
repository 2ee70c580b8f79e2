import { writeOffStock } from '@nmw/contract/ops-stock'
import { desc, eq } from 'drizzle-orm'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditEntry } from '../database/schema/audit-entry-table.ts'
import { stockBatch, stockEntry } from '../database/schema/stock-table.ts'
import { withoutMark } from '../stock/stock-reference.ts'
import { stockRoutes } from '../stock/stock-routes.ts'
import { createDoctorSession } from '../testing/make/create-doctor-session.ts'
import { createProduct } from '../testing/make/create-goods.ts'
import { createStaff } from '../testing/make/create-staff.ts'
import { eventually } from '../testing/checks/eventually.ts'
import { findBrokenInvariants } from '../testing/checks/find-broken-invariants.ts'
import { size } from '../testing/stress/full-size.ts'
import { openTestApp, type TestApp } from '../testing/app/open-test-app.ts'
import { printFigure } from '../testing/stress/print-figure.ts'
import { startSecondServer } from '../testing/stress/start-second-server.ts'
import { stockShelf } from '../testing/make/stock-shelf.ts'

const PIECES = 100_000
const served = { routes: ['stock/stock-routes.ts'] }
let testApp: TestApp
/** Writers wait while there is none. */
let server: ReturnType<typeof startSecondServer>
beforeAll(async () => {
  testApp = await openTestApp({ routes: stockRoutes })
  server = startSecondServer(testApp, served)
  await server
})
afterAll(async () => {
  await (await server).stop()
  expect(await findBrokenInvariants(testApp.db)).toEqual([])
  await testApp.close()
})

/** A user with a shelf of their own, who removes one unit after the other: only the key distinguishes two requests. */
async function createWriter(name: string) {
  const { branch } = await createDoctorSession(testApp)
  const { id: productId } = await createProduct(testApp)
  await stockShelf(testApp, { branchId: branch.id, goods: { productId }, quantity: PIECES })
  const [batch] = await testApp.db.select().from(stockBatch).orderBy(desc(stockBatch.id)).limit(1)
  const { headers } = await createStaff(testApp, { role: 'pharmacist', branchId: branch.id })
  const send = async (reason: string) => {
    const body = { batch: batch!.id, quantity: 1, reason }
    return (await server).testApp.send(writeOffStock, { body }, { ...headers, 'idempotency-key': reason }, '10.4.4.4')
  }
  return { name, batchId: batch!.id, send }
}

test(
  'idempotency: on a server killed again and again every acknowledged write is there once',
  { timeout: 30 * 60_000 },
  async () => {
    const kills = size({ small: 1, full: 30 })
    const writers: Awaited<ReturnType<typeof createWriter>>[] = []
    for (const name of ['A', 'B', 'C', 'D']) writers.push(await createWriter(name))
    const acknowledged: string[] = []
    let cut = 0
    const stopping = new AbortController()
    /** Like the browser: the same request under the same key until there is a response. */
    const sendUntilAnswered = async (send: () => ReturnType<(typeof writers)[number]['send']>) => {
      for (;;) {
        const code = await send().then(
          (answer) => answer.code,
          () => void cut++,
        )
        if (code === 200) return
        // The database has not noticed yet that the killed server is gone.
        expect([undefined, 409]).toContain(code)
        await sleep(20)
      }
    }
    const writing = Promise.all(
      writers.map(async ({ name, send }) => {
        for (let round = 1; !stopping.signal.aborted; round++) {
          await sendUntilAnswered(() => send(`${name}-${round}`))
          acknowledged.push(`${name}-${round}`)
        }
      }),
    )
    const waitForMore = (count: number) => {
      const wanted = acknowledged.length + count
      return Promise.race([writing, eventually(() => expect(acknowledged.length).toBeGreaterThanOrEqual(wanted))])
    }
    for (let round = 0; round < kills; round++) {
      await waitForMore(20 + round)
      const dying = await server
      const next = Promise.withResolvers<typeof dying>()
      server = next.promise
      await dying.kill()
      next.resolve(startSecondServer(testApp, served))
      await server
    }
    await waitForMore(20)
    stopping.abort()
    await writing

    const entries = await testApp.db.select().from(stockEntry).where(eq(stockEntry.kind, 'written-off'))
    const stored = entries.map(({ reference }) => withoutMark(reference))
    expect(stored.toSorted()).toEqual(acknowledged.toSorted())
    for (const { batchId, name } of writers) {
      const [batch] = await testApp.db.select().from(stockBatch).where(eq(stockBatch.id, batchId))
      expect(batch!.quantity).toBe(PIECES - stored.filter((reason) => reason.startsWith(name)).length)
    }
    expect(await testApp.db.$count(auditEntry, eq(auditEntry.action, 'write-off-stock'))).toBe(stored.length)
    expect(cut).toBeGreaterThanOrEqual(kills)
    printFigure(
      `F1: ${kills} times kill -9 under 4 writers: ${acknowledged.length} acknowledged, 0 lost, 0 twice, ${cut} cut off`,
    )
  },
)
