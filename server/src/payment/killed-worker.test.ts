import { eq } from 'drizzle-orm'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { paymentNotification } from '../database/schema/payment-table.ts'
import { createPatient } from '../testing/make/create-patient.ts'
import { findBrokenInvariants } from '../testing/checks/find-broken-invariants.ts'
import { size } from '../testing/stress/full-size.ts'
import { openTestApp, type TestApp } from '../testing/app/open-test-app.ts'
import { printFigure } from '../testing/stress/print-figure.ts'
import { createPayable, postNotification, signNotification, paymentStateOf } from '../testing/make/test-payments.ts'
import { applyNotifications } from './apply-notifications.ts'
import { inParallel } from './in-parallel.ts'
import { reconcile } from './reconcile.ts'
import { serveNotifications } from './serve-notifications.ts'

// A process, seen by Vitest's module graph only when it is named.
import.meta.glob('../testing/stress/notification-worker.ts')
const worker = fileURLToPath(new URL('../testing/stress/notification-worker.ts', import.meta.url))
let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp({ services: [serveNotifications], jobs: { 'apply-notifications': applyNotifications } })
  testApp.context.wake = () => {}
})
afterAll(async () => {
  expect(await findBrokenInvariants(testApp.db)).toEqual([])
  await testApp.close()
})

const countApplied = () => testApp.db.$count(paymentNotification, eq(paymentNotification.outcome, 'applied'))

test(
  'payment: a worker killed in the middle of its batch loses no notification and applies none twice',
  { timeout: 30 * 60_000 },
  async () => {
    const rounds = size({ small: 2, full: 50 })
    const patientId = (await createPatient(testApp)).id
    const all: Awaited<ReturnType<typeof createPayable>>[] = []
    let doneByOthers = 0
    for (let round = 0; round < rounds; round++) {
      const payables: typeof all = []
      await inParallel(
        Array.from({ length: 20 }),
        5,
        async () => void payables.push(await createPayable(testApp, patientId)),
      )
      all.push(...payables)
      const child = spawn(process.execPath, [worker, testApp.url], { stdio: ['ignore', 'pipe', 'inherit'] })
      try {
        const isGone = once(child, 'exit').then(() => Promise.reject(new Error('the worker ended by itself')))
        isGone.catch(() => undefined)
        await Promise.race([once(child.stdout, 'data'), isGone])
        const posting = inParallel(payables, 4, async (paid) => {
          const sent = signNotification(testApp, paid)
          for (let n = 0; n < 2; n++) expect(await postNotification(testApp, sent)).toBe(200)
        })
        // Killed after it has started and before it is done.
        while ((await countApplied()) < payables.length * round + 1 + (round % 7))
          await Promise.race([sleep(2), isGone])
        child.kill('SIGKILL')
        await posting
      } finally {
        child.kill('SIGKILL')
        if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
      }
      doneByOthers += (await Promise.all(payables.map(({ orderId }) => paymentStateOf(testApp, orderId)))).filter(
        ({ paymentStatus }) => paymentStatus === 'PAID',
      ).length
      await testApp.run('apply-notifications')
    }
    for (const { orderId, amount } of all) {
      expect(await paymentStateOf(testApp, orderId)).toMatchObject({
        paymentStatus: 'PAID',
        money: [`received ${amount}`],
      })
    }
    expect(await reconcile(testApp.db)).toMatchObject({ difference: 0, uneven: [], loosePayments: 0 })
    expect(doneByOthers).toBeGreaterThanOrEqual(rounds)
    printFigure(`${rounds} kills, ${all.length} payments, ${doneByOthers} done before the kill: each counts once`)
  },
)
