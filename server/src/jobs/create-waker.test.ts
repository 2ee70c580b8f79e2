import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { Context } from '../context.ts'
import { createWaker } from './create-waker.ts'

const context = { log: { error() {} } } as unknown as Context

function countingWaker(options?: { delay: number; longest: number }) {
  const state = { runs: 0 }
  const work = async () => {
    state.runs++
  }
  return { state, waker: createWaker(work, options) }
}

test('many calls at once are one run', async () => {
  const { state, waker } = countingWaker()
  for (let n = 0; n < 50; n++) waker.wake(context)
  await expect.poll(() => state.runs).toBe(1)
  await sleep(100)
  expect(state.runs).toBe(1)
})

test('calls that never cease do not put the work off for ever', async () => {
  const { state, waker } = countingWaker({ delay: 50, longest: 100 })
  for (const end = performance.now() + 600; performance.now() < end; await sleep(5)) waker.wake(context)
  expect(state.runs).toBeGreaterThanOrEqual(3)
  await waker.stop()
})

test('a stop starts nothing new', async () => {
  const { state, waker } = countingWaker()
  waker.wake(context)
  await waker.stop()
  await sleep(60)
  expect(state.runs).toBe(0)
})
