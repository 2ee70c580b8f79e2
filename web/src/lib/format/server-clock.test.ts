import { DAY, HOUR } from '@nmw/contract/duration'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { recordServerTime, serverNow, serverOffset } from './server-clock.ts'

const DEVICE = Date.parse('2026-11-15T03:00:00Z')

beforeEach(() => void vi.useFakeTimers({ now: DEVICE }))
afterEach(() => {
  vi.useRealTimers()
  recordServerTime(String(Date.now()))
})

test.each([-3 * HOUR, DAY])(
  'server clock: a device whose clock is %i ms behind uses the time of the server',
  (behind) => {
    recordServerTime(String(DEVICE + behind))
    expect([serverNow(), serverOffset()]).toEqual([DEVICE + behind, behind])
    vi.advanceTimersByTime(5_000)
    expect(serverNow()).toBe(DEVICE + behind + 5_000)
  },
)

test('server clock: an answer without a time changes nothing, and the next one with it counts', () => {
  recordServerTime(String(DEVICE + HOUR))
  for (const header of [null, '', 'soon']) recordServerTime(header)
  expect(serverOffset()).toBe(HOUR)
  recordServerTime(String(DEVICE - 1))
  expect(serverOffset()).toBe(-1)
})
