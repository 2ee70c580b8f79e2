import { expect, test } from 'vitest'
import { promoPeriod } from './promo-period.ts'

test.each([
  ['', '2026-12-31'],
  ['2026-12-01', ''],
  ['20266-12-01', '2026-12-31'],
])('promo period: nothing is shown for a period from %o to %o', (startDate, endDate) => {
  expect(promoPeriod({ date: '', startDate, endDate })).toBe('')
})
