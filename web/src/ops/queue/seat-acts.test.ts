import type { QueueSeat } from '@nmw/contract/ops-queue'
import { expect, test } from 'vitest'
import { absentFrom, actsOf, type SeatDay, seatDay } from './seat-acts.ts'

const startAt = '2026-11-17T02:20:00.000Z'
const late = Date.parse('2026-11-17T03:20:00.000Z')
const acts = (seat: Partial<QueueSeat>, day: SeatDay, now = late) =>
  actsOf({ state: 'expected', payment: 'free', mayComeBack: false, startAt, ...seat } as QueueSeat, day, now)

test('queue: a patient can arrive only on the day itself, and cannot be absent before it', () => {
  expect(acts({}, 'today')).toEqual(['miss', 'arrive'])
  expect(acts({}, 'past')).toEqual(['miss'])
  expect(acts({}, 'ahead')).toEqual([])
  expect(acts({ payment: 'unpaid' }, 'today')).toEqual(['miss', 'pay'])
})

test('queue: a patient can be marked absent only after an hour', () => {
  expect(acts({}, 'today', late - 1)).toEqual(['arrive'])
  expect(acts({ payment: 'unpaid' }, 'today', late - 1)).toEqual(['pay'])
  expect(absentFrom({ startAt })).toBe('2026-11-17T03:20:00.000Z')
})

test('queue: an absent patient can come back if the server allows it', () => {
  expect(acts({ state: 'absent', mayComeBack: true }, 'past')).toEqual(['back'])
  expect(acts({ state: 'absent' }, 'today')).toEqual([])
})

test.each([
  ['2026-11-17', 'today'],
  ['2026-11-16', 'past'],
  ['2026-12-01', 'ahead'],
])('queue: a seat on %s is in the time %s', (day, where) => {
  expect(seatDay(day, '2026-11-17')).toBe(where)
})
