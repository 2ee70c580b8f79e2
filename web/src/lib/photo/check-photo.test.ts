import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { checkPhoto } from './check-photo.ts'

let working = 0
let most = 0
let say: (photo: Blob) => unknown

class FakeWorker extends EventTarget {
  postMessage(photo: Blob) {
    working += 1
    most = Math.max(most, working)
    const answer = say(photo)
    if (answer !== 'silence') setTimeout(() => this.dispatchEvent(new MessageEvent('message', { data: answer })), 1)
  }
  terminate() {
    working -= 1
  }
}

beforeEach(() => {
  working = 0
  most = 0
  say = () => undefined
  vi.useFakeTimers({ shouldAdvanceTime: true })
  vi.stubGlobal('Worker', FakeWorker)
  vi.stubGlobal('OffscreenCanvas', FakeWorker)
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const photo = (size: number) => new Blob(['x'.repeat(size)])

test('photo check: photos are checked one at a time, each with its own result', async () => {
  say = ({ size }) => ['dark', 'blurred', 'small'][size]
  const faults = await Promise.all([0, 1, 2].map((size) => checkPhoto(photo(size))))
  expect(faults).toEqual(['dark', 'blurred', 'small'])
  expect(most).toBe(1)
  expect(working).toBe(0)
})

test('photo check: a slow check delays the next one no longer than its timeout', async () => {
  say = ({ size }) => (size === 1 ? 'silence' : 'blurred')
  const faults = Promise.all([1, 2].map((size) => checkPhoto(photo(size))))
  await vi.advanceTimersByTimeAsync(6100)
  expect(await faults).toEqual([undefined, 'blurred'])
})

test('photo check: a crashed check gives no result, and the next one runs', async () => {
  say = ({ size }) => {
    if (size === 1) throw new Error('no memory')
    return 'dark'
  }
  expect(await Promise.all([1, 2].map((size) => checkPhoto(photo(size))))).toEqual([undefined, 'dark'])
})
