import { expect, test } from 'vitest'
import { formatMoment, formatTime } from './format-moment.ts'

const now = Date.parse('2026-12-31T15:30:00Z') // 22.30 WIB, and the next year in WIT

test('date: a moment has the day, time and name of its time zone', () => {
  expect(formatMoment('2026-11-15T17:30:00Z', 'Asia/Jakarta', now)).toBe('Senin, 16\u00A0November, 00.30\u00A0WIB')
  expect(formatMoment('2026-12-31T15:30:00Z', 'Asia/Jayapura', now)).toBe('Jumat, 1\u00A0Januari, 00.30\u00A0WIT')
  expect(formatTime('2026-11-15T01:05:00Z', 'Asia/Makassar')).toBe('09.05\u00A0WITA')
})

test('date: a moment has its year if the time zone is in another year now', () => {
  expect(formatMoment('2025-11-15T17:30:00Z', 'Asia/Jakarta', now)).toBe(
    'Minggu, 16\u00A0November\u00A02025, 00.30\u00A0WIB',
  )
  expect(formatMoment('2026-12-31T17:30:00Z', 'Asia/Jakarta', now)).toBe(
    'Jumat, 1\u00A0Januari\u00A02027, 00.30\u00A0WIB',
  )
  expect(formatMoment('2026-11-15T15:30:00Z', 'Asia/Jayapura', now)).toBe(
    'Senin, 16\u00A0November\u00A02026, 00.30\u00A0WIT',
  )
})
