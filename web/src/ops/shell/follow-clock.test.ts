import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followClock } from './follow-clock.ts'

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-18T15:58:30Z') }))
afterEach(() => void vi.useRealTimers())

test.each([
  ['Asia/Makassar', 2, 1],
  ['Asia/Jakarta', 2, 0],
] as const)('branch clock: minutes and days are announced around midnight in %s', (zone, minutes, days) => {
  const calls = { minute: 0, day: 0 }
  const stop = followClock(zone, { onMinute: () => calls.minute++, onDay: () => calls.day++ }, Date.now)
  vi.advanceTimersByTime(20_000)
  expect(calls, 'still the same minute').toEqual({ minute: 0, day: 0 })
  vi.advanceTimersByTime(90_000)
  expect(calls).toEqual({ minute: minutes, day: days })
  stop()
  vi.advanceTimersByTime(24 * 60 * 60_000)
  expect(calls).toEqual({ minute: minutes, day: days })
})
