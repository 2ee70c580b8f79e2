import { expect, test } from 'vitest'
import { formatDate, formatWhen } from './format-when.ts'

const now = Date.parse('2026-11-15T20:30:00Z') // 16 November, 03.30 WIB and 05.30 WIT

test.each([
  ['2026-11-15T20:29:50Z', 'baru saja'],
  ['2026-11-15T18:30:00Z', '2 jam yang lalu'],
  ['2026-11-15T17:00:00Z', '3 jam yang lalu'],
  ['2026-11-15T16:59:59Z', 'Kemarin'],
  ['2026-11-14T17:00:00Z', 'Kemarin'],
  ['2026-11-14T16:59:59Z', '14\u00A0November\u00A02026'],
  ['2026-11-15T20:31:00Z', 'baru saja'],
])('date: %s is shown as %s', (at, text) => expect(formatWhen(at, now)).toBe(text))

test('date: the day is that of the time zone', () => {
  expect(formatDate('2026-11-15T15:30:00Z', now)).toBe('Kemarin')
  expect(formatDate('2026-11-15T15:30:00Z', now, 'Asia/Jayapura')).toBe('Hari ini')
})

test('date: a list uses the short form', () => {
  expect(formatDate('2026-11-13T05:00:00Z', now, 'Asia/Jakarta', 'short')).toBe('13\u00A0Nov')
  expect(formatDate('2025-08-02T05:00:00Z', now, 'Asia/Jakarta', 'short')).toBe('2/8/25')
  expect(formatDate('2026-11-14T23:00:00Z', now, 'Asia/Jakarta', 'short')).toBe('Kemarin')
})
