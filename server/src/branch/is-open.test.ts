import { expect, test } from 'vitest'
import { isOpen } from './is-open.ts'

const hours = { id: 1, weekdayHours: '09.00-20.00', weekendHours: '09.00-17.00' }

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
] as const)('branch: in %s at %s: %s', (timezone, at, open) => {
  expect(isOpen({ timezone, ...hours }, [], new Date(at))).toBe(open)
})

test('branch: without opening hours it is neither open nor closed', () => {
  const silent = { id: 1, timezone: 'Asia/Makassar', weekdayHours: null, weekendHours: null } as const
  expect(isOpen(silent, [], new Date('2026-11-16T03:00:00Z'))).toBeNull()
})

test('branch: one that closes at midnight is open until then', () => {
  const late = { ...hours, timezone: 'Asia/Jakarta', weekdayHours: '10.00-24.00' } as const
  expect(isOpen(late, [], new Date('2026-11-16T16:59:59Z'))).toBe(true)
  expect(isOpen(late, [], new Date('2026-11-16T17:00:00Z'))).toBe(false)
})

test.each([
  ['on its first day off', '2026-11-16T03:00:00Z', false],
  ['on its last', '2026-11-17T03:00:00Z', false],
  ['the day after', '2026-11-18T03:00:00Z', true],
])('branch: a branch %s', (_when, at, open) => {
  const place = { ...hours, timezone: 'Asia/Jayapura' } as const
  const off = { firstDay: '2026-11-16', lastDay: '2026-11-17' }
  expect(isOpen(place, [{ branchId: 1, ...off }], new Date(at))).toBe(open)
  expect(isOpen(place, [{ branchId: 2, ...off }], new Date(at))).toBe(true)
})
