import type { QueueSeat } from '@nmw/contract/ops-queue'
import { expect, test } from 'vitest'
import { actsOf, type SeatDay, seatDay } from './seat-acts.ts'

const acts = (seat: Partial<QueueSeat>, day: SeatDay) =>
  actsOf({ state: 'expected', payment: 'free', mayComeBack: false, ...seat } as QueueSeat, day)

test('only today somebody is noted as arrived, and nobody is absent before her day', () => {
  expect(acts({}, 'today')).toEqual(['miss', 'arrive'])
  expect(acts({}, 'past')).toEqual(['miss'])
  expect(acts({}, 'ahead')).toEqual([])
  expect(acts({ payment: 'unpaid' }, 'today')).toEqual(['miss', 'pay'])
})

test('who was absent comes back where the server says so', () => {
  expect(acts({ state: 'absent', mayComeBack: true }, 'past')).toEqual(['back'])
  expect(acts({ state: 'absent' }, 'today')).toEqual([])
})

test.each([
  ['2026-11-17', 'today'],
  ['2026-11-16', 'past'],
  ['2026-12-01', 'ahead'],
])('%s is %s', (day, where) => {
  expect(seatDay(day, '2026-11-17')).toBe(where)
})
