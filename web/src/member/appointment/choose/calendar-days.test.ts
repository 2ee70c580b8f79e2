import { expect, test } from 'vitest'
import { addMonths, dayAfterKey, firstDayIn, weeksOf } from './calendar-days.ts'

const range = { first: '2026-11-15', last: '2027-01-14' }

test('calendar: November 2026 starts on a Sunday and ends on a Monday', () => {
  const weeks = weeksOf('2026-11')
  expect(weeks).toHaveLength(5)
  expect(weeks[0]![0]).toBe('2026-11-01')
  expect(weeks[4]).toEqual(['2026-11-29', '2026-11-30', undefined, undefined, undefined, undefined, undefined])
})

test('calendar: each day of a month appears once, leap days too', () => {
  expect(weeksOf('2028-02').flat().filter(Boolean)).toHaveLength(29)
  expect(weeksOf('2026-08')).toHaveLength(6)
})

test('calendar: adding months crosses the year', () => {
  expect(addMonths('2026-12', 1)).toBe('2027-01')
  expect(addMonths('2027-01', -1)).toBe('2026-12')
})

test.each([
  ['ArrowRight', '2026-11-30', '2026-12-01'],
  ['ArrowDown', '2026-11-30', '2026-12-07'],
  ['ArrowLeft', '2026-11-15', '2026-11-15'],
  ['ArrowUp', '2026-11-20', '2026-11-15'],
  ['Home', '2026-12-03', '2026-11-29'],
  ['End', '2026-12-03', '2026-12-05'],
  ['PageDown', '2026-12-31', '2027-01-14'],
  ['PageUp', '2026-12-31', '2026-11-30'],
])('calendar: %s moves from %s to %s', (key, from, to) => {
  expect(dayAfterKey(key, from, range)).toBe(to)
})

test('calendar: other keys do not move', () => {
  expect(dayAfterKey('a', '2026-11-20', range)).toBeUndefined()
})

test('calendar: another month starts with its first selectable day', () => {
  expect(firstDayIn('2026-12', range)).toBe('2026-12-01')
  expect(firstDayIn('2026-11', range)).toBe('2026-11-15')
})
