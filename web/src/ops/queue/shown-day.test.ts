import { expect, test } from 'vitest'
import { shownDay } from './shown-day.ts'

const today = '2026-11-17'

test.each([
  ['2026-11-16', '2026-11-16'],
  ['2026-12-01', '2026-12-01'],
  [undefined, today],
  ['', today],
  ['kemarin', today],
  ['2026-02-31', today],
  ['2026-13-01', today],
  ['2026-11-16T00:00', today],
])('queue: a URL with the day %s shows %s', (wanted, shown) => {
  expect(shownDay(wanted, today)).toBe(shown)
})
