import { expect, test } from 'vitest'
import { formatAgo } from './format-ago.ts'

const now = Date.parse('2026-11-16T10:00:00.000Z')
const minute = 60_000
const hour = 60 * minute

test.each([
  [0, 'baru saja'],
  [59_999, 'baru saja'],
  [minute, '1 menit yang lalu'],
  [hour - 1, '59 menit yang lalu'],
  [hour, '1 jam yang lalu'],
  [24 * hour - 1, '23 jam yang lalu'],
  [24 * hour, '1 hari yang lalu'],
  [49 * hour, '2 hari yang lalu'],
])('relative time: %i ms ago is shown as %s', (passed, text) => {
  expect(formatAgo(new Date(now - passed).toISOString(), now)).toBe(text)
})

test('relative time: a clock behind the server shows baru saja', () => {
  expect(formatAgo('2026-11-16T10:05:00.000Z', now)).toBe('baru saja')
})
