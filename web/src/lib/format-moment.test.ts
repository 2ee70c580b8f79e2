import { expect, test } from 'vitest'
import { formatMoment, formatTime } from './format-moment.ts'

test('tells the day and the time of a zone, with its name', () => {
  expect(formatMoment('2026-11-15T17:30:00Z')).toBe('Senin, 16 November, 00.30\u00A0WIB')
  expect(formatMoment('2026-11-15T15:30:00Z', 'Asia/Jayapura')).toBe('Senin, 16 November, 00.30\u00A0WIT')
  expect(formatTime('2026-11-15T01:05:00Z', 'Asia/Makassar')).toBe('09.05\u00A0WITA')
})
