import { expect, test } from 'vitest'
import { formatDayOf } from './format-day-of.ts'
import { formatDay } from './format-day.ts'

test('date: it is formatted in Indonesian without line breaks', () => {
  expect(formatDay('2027-06-13')).toBe('13\u00A0Juni\u00A02027')
  expect(formatDay('2026-01-01')).toBe('1\u00A0Januari\u00A02026')
})

test.each([
  ['2026-11-15T16:59:59.999Z', '15\u00A0November\u00A02026'],
  ['2026-11-15T17:00:00.000Z', '16\u00A0November\u00A02026'],
])('date: the day of %s is %s', (at, text) => {
  expect(formatDayOf(at)).toBe(text)
})
