import { expect, test } from 'vitest'
import { timeOrMoment } from './time-or-moment.ts'

const now = Date.parse('2026-11-16T03:00:00Z')
const plain = (text: string) => text.replaceAll('\u00A0', ' ')

test('date: a time of today at the branch has no day, any other has one', () => {
  expect(plain(timeOrMoment('2026-11-15T15:30:00Z', 'Asia/Jayapura', now))).toBe('00.30 WIT')
  expect(plain(timeOrMoment('2026-11-15T15:30:00Z', 'Asia/Makassar', now))).toBe('Minggu, 15 November, 23.30 WITA')
  expect(plain(timeOrMoment('2025-11-15T02:30:00Z', 'Asia/Jakarta', now))).toBe('Sabtu, 15 November 2025, 09.30 WIB')
})
