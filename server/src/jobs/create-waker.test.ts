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

test('who asks for it now waits for what is under way, and nothing runs a second time', async () => {
  const order: string[] = []
  let turn = 0
  const waker = createWaker(async () => {
    const name = ++turn
    order.push(`${name} begins`)
    await sleep(40)
    order.push(`${name} ends`)
  })
  waker.wake(context)
  await expect.poll(() => order).toEqual(['1 begins'])
  waker.wake(context)
  await waker.now(context)
  expect(order).toEqual(['1 begins', '1 ends', '2 begins', '2 ends'])
  await sleep(60)
  expect(turn).toBe(2)
})

test('a failure reaches who asked for it now, and the log', async () => {
  const logged: unknown[] = []
  const noting = { log: { error: (error: unknown) => void logged.push(error) } } as unknown as Context
  const failure = new Error('the bank is closed')
  const waker = createWaker(() => Promise.reject(failure))
  await expect(waker.now(noting)).rejects.toBe(failure)
  waker.wake(noting)
  await expect.poll(() => logged).toEqual([failure, failure])
})
