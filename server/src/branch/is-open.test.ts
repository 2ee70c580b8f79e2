import { expect, test } from 'vitest'
import { isOpen } from './is-open.ts'

const hours = { weekdayHours: '09.00-20.00', weekendHours: '09.00-17.00' }

test.each([
  ['Asia/Jakarta', '2026-11-16T01:59:59Z', false],
  ['Asia/Jakarta', '2026-11-16T02:00:00Z', true],
  ['Asia/Makassar', '2026-11-16T01:00:00Z', true],
  ['Asia/Jayapura', '2026-11-16T00:00:00Z', true],
  ['Asia/Jayapura', '2026-11-15T23:59:59Z', false],
  ['Asia/Jakarta', '2026-11-16T12:59:59Z', true],
  ['Asia/Jakarta', '2026-11-16T13:00:00Z', false],
  // Sunday: one hour after five at the branch, though weekdays last until eight.
  ['Asia/Makassar', '2026-11-15T10:00:00Z', false],
  // Friday night in UTC is Saturday morning in Jayapura.
  ['Asia/Jayapura', '2026-11-21T08:30:00Z', false],
] as const)('in %s at %s: %s', (timezone, at, open) => {
  expect(isOpen({ timezone, ...hours }, new Date(at))).toBe(open)
})

test('a branch that tells no hours is neither open nor closed', () => {
  const silent = { timezone: 'Asia/Makassar', weekdayHours: null, weekendHours: null } as const
  expect(isOpen(silent, new Date('2026-11-16T03:00:00Z'))).toBeNull()
})
