import { timeIn } from '@nmw/contract/zone'
import { expect, test } from 'vitest'
import { inOpeningHours } from './in-opening-hours.ts'

const now = new Date('2026-11-19T02:00:00+07:00')
const time = (moment: string) => timeIn('Asia/Jakarta', inOpeningHours(new Date(moment), now))

test('demo data: times on former days fall between nine and seven, times today stay as they are', () => {
  expect(time('2026-11-18T00:00:00+07:00')).toBe('09.00')
  expect(time('2026-11-18T12:00:00+07:00')).toBe('14.00')
  expect(time('2026-11-18T23:59:00+07:00')).toBe('18.59')
  expect(time('2026-11-19T01:15:00+07:00')).toBe('01.15')
})

test('demo data: moving times into opening hours keeps their order', () => {
  const moments = Array.from({ length: 50 }, (_, hour) => new Date(now.getTime() - hour * 3_600_000))
  const moved = moments.map((moment) => inOpeningHours(moment, now).getTime())
  expect(moved).toEqual(moved.toSorted((one, other) => other - one))
  expect(new Set(moved).size).toBe(moved.length)
})
