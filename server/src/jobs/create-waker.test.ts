import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Context } from '../context.ts'
import { createWaker } from './create-waker.ts'

const context = { log: { error() {} } } as unknown as Context

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function countingWaker(options?: { delay: number; longest: number }) {
  const state = { runs: 0 }
  const work = async () => {
    state.runs++
  }
  return { state, waker: createWaker(work, options) }
}

test('job waker: many calls at once are one run', async () => {
  const { state, waker } = countingWaker()
  for (let n = 0; n < 50; n++) waker.wake(context)
  await vi.runAllTimersAsync()
  expect(state.runs).toBe(1)
})

test('job waker: continuous calls do not postpone the run forever', async () => {
  const { state, waker } = countingWaker({ delay: 50, longest: 100 })
  for (let passed = 0; passed < 600; passed += 5) {
    waker.wake(context)
    await vi.advanceTimersByTimeAsync(5)
  }
  expect(state.runs).toBe(6)
})

test('job waker: a stop starts nothing new', async () => {
  const { state, waker } = countingWaker()
  waker.wake(context)
  await waker.stop()
  await vi.runAllTimersAsync()
  expect(state.runs).toBe(0)
})

test('job waker: an immediate run waits for the current one, and nothing runs twice', async () => {
  const order: string[] = []
  const first = Promise.withResolvers<void>()
  const waker = createWaker(async () => {
    const name = order.length ? 2 : 1
    order.push(`${name} begins`)
    if (name === 1) await first.promise
    order.push(`${name} ends`)
  })
  waker.wake(context)
  await vi.runAllTimersAsync()
  expect(order).toEqual(['1 begins'])
  waker.wake(context)
  const second = waker.now(context)
  first.resolve()
  await second
  await vi.runAllTimersAsync()
  expect(order).toEqual(['1 begins', '1 ends', '2 begins', '2 ends'])
})

test('job waker: a failure reaches the immediate caller and the log', async () => {
  const logged: unknown[] = []
  const loggingContext = { log: { error: (error: unknown) => void logged.push(error) } } as unknown as Context
  const failure = new Error('the bank is closed')
  const waker = createWaker(() => Promise.reject(failure))
  await expect(waker.now(loggingContext)).rejects.toBe(failure)
  waker.wake(loggingContext)
  await vi.runAllTimersAsync()
  expect(logged).toEqual([failure, failure])
})
