import type { LiveEvent } from '@nmw/contract/notification'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepStreamOpen } from './live-source.ts'

class FakeSource extends EventTarget {
  static readonly CLOSED = 2
  static made: FakeSource[] = []
  readonly url: string
  readyState = 0
  constructor(url: string) {
    super()
    this.url = url
    FakeSource.made.push(this)
  }
  close() {
    this.readyState = 2
  }
  say(event: LiveEvent) {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(event) }))
  }
  /** Disconnected, or with `refused` rejected by a response. */
  fail(refused = false) {
    this.readyState = refused ? 2 : 0
    this.dispatchEvent(new Event('error'))
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(0)
  FakeSource.made = []
  const page = new EventTarget()
  vi.stubGlobal('EventSource', FakeSource)
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const last = () => FakeSource.made.at(-1)!
const made = () => FakeSource.made.length

test('live updates: events of the server are received', () => {
  const events: LiveEvent[] = []
  keepStreamOpen((event) => events.push(event))
  expect(last().url).toBe('/legacy/stream')
  last().say({ topic: 'sync' })
  last().say({ topic: 'message', id: '5' })
  expect(events).toEqual([{ topic: 'sync' }, { topic: 'message', id: '5' }])
})

test('live updates: after a failure it reconnects with growing delay until it succeeds', () => {
  keepStreamOpen(() => {})
  const waits = [1, 2, 4, 8, 16, 32, 60, 60]
  for (const [times, seconds] of waits.entries()) {
    last().fail()
    expect(last().readyState).toBe(2)
    vi.advanceTimersByTime(seconds * 1000 - 1)
    expect(made()).toBe(times + 1)
    vi.advanceTimersByTime(1)
    expect(made()).toBe(times + 2)
  }
  last().say({ topic: 'sync' })
  last().fail()
  vi.advanceTimersByTime(1_000)
  expect(made()).toBe(waits.length + 2)
})

test('live updates: after a refusal the page refetches, after a lost connection it does not', () => {
  const events: LiveEvent[] = []
  keepStreamOpen((event) => events.push(event))
  last().fail()
  expect(events).toEqual([])
  vi.advanceTimersByTime(1_000)
  last().fail(true)
  expect(events).toEqual([{ topic: 'sync' }])
})

test('live updates: it reconnects at once when the browser is online again', () => {
  keepStreamOpen(() => {})
  last().fail()
  dispatchEvent(new Event('online'))
  expect(made()).toBe(2)
  vi.advanceTimersByTime(600_000)
  expect(made()).toBe(2)
})

test('live updates: a replaced or stopped stream stays closed', () => {
  const stop = keepStreamOpen(() => {})
  last().dispatchEvent(new MessageEvent('replaced'))
  expect(last().readyState).toBe(2)
  dispatchEvent(new Event('online'))
  vi.advanceTimersByTime(600_000)
  expect(made()).toBe(1)
  stop()
  keepStreamOpen(() => {})()
  vi.advanceTimersByTime(600_000)
  expect(made()).toBe(2)
})
