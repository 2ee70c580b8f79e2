import { DAY, HOUR } from '@nmw/contract/duration'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noteServerTime, serverNow, serverOffset } from './server-clock.ts'

const DEVICE = Date.parse('2026-11-15T03:00:00Z')

beforeEach(() => void vi.useFakeTimers({ now: DEVICE }))
afterEach(() => {
  vi.useRealTimers()
  noteServerTime(String(Date.now()))
})

test.each([-3 * HOUR, DAY])(
  'server clock: a device whose clock is %i ms behind goes by the clock of the server',
  (behind) => {
    noteServerTime(String(DEVICE + behind))
    expect([serverNow(), serverOffset()]).toEqual([DEVICE + behind, behind])
    vi.advanceTimersByTime(5_000)
    expect(serverNow()).toBe(DEVICE + behind + 5_000)
  },
)

test('server clock: an answer that does not say the time changes nothing, the next that does counts', () => {
  noteServerTime(String(DEVICE + HOUR))
  for (const header of [null, '', 'soon']) noteServerTime(header)
  expect(serverOffset()).toBe(HOUR)
  noteServerTime(String(DEVICE - 1))
  expect(serverOffset()).toBe(-1)
})
