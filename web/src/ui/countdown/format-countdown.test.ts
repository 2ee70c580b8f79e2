import { expect, test } from 'vitest'
import { formatCountdown } from './format-countdown.ts'

test.each([
  [6_756_000, '01:52:36'],
  [501_000, '00:08:21'],
  [999, '00:00:01'],
  [0, '00:00:00'],
  [-5000, '00:00:00'],
  [100 * 3_600_000, '100:00:00'],
])('countdown: %i ms is shown as %s', (left, text) => {
  expect(formatCountdown(left)).toBe(text)
})
