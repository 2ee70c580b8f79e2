import { addDays, weekdayOf } from '@nmw/contract/zone'
import { expect, test } from 'vitest'
import { type Plan, plannedSessions } from './planned-sessions.ts'

const plan: Plan = {
  planId: 1,
  doctorId: 1,
  branchId: 1,
  timezone: 'Asia/Jakarta',
  weekday: 1,
  startsAt: '09:30:00',
  endsAt: '12:30:00',
  capacity: 8,
  minutesPerPatient: 20,
  fee: 150_000,
  validUntil: '2099-01-01',
}
/** Sunday, 15 November 2026, 10.00 WIB. */
const now = new Date('2026-11-15T03:00:00Z')

test("doctor: a weekly plan gives one session a week, by the branch's clock", () => {
  const zones = { 'Asia/Jakarta': '02:30', 'Asia/Makassar': '01:30', 'Asia/Jayapura': '00:30' } as const
  for (const [timezone, utc] of Object.entries(zones)) {
    const sessions = plannedSessions([{ ...plan, timezone: timezone as Plan['timezone'] }], [], now, 60)
    expect(sessions.map(({ day }) => day).slice(0, 3)).toEqual(['2026-11-16', '2026-11-23', '2026-11-30'])
    expect(sessions).toHaveLength(9)
    expect(sessions[0]!.startsAt.toISOString()).toBe(`2026-11-16T${utc}:00.000Z`)
  }
})

test('doctor: every weekday is planned sixty days ahead and no further', () => {
  for (let weekday = 0; weekday < 7; weekday++) {
    const days = plannedSessions([{ ...plan, weekday }], [], now, 60).map(({ day }) => day)
    expect(days.every((day) => weekdayOf(day) === weekday)).toBe(true)
    expect(days.at(-1)! <= addDays('2026-11-15', 60)).toBe(true)
    expect(addDays(days.at(-1)!, 7) > addDays('2026-11-15', 60)).toBe(true)
  }
})

test("doctor: today counts by the branch's clock, and only sessions not started yet", () => {
  const today = { ...plan, weekday: 0 }
  const first = (clock: string, timezone: Plan['timezone'] = 'Asia/Jakarta') =>
    plannedSessions([{ ...today, timezone }], [], new Date(clock), 60)[0]!.day
  expect(first('2026-11-15T02:29:59Z')).toBe('2026-11-15')
  expect(first('2026-11-15T02:30:00Z')).toBe('2026-11-22')
  // 23.30 WIB on Saturday is Sunday already in Jayapura.
  expect(first('2026-11-14T16:30:00Z', 'Asia/Jayapura')).toBe('2026-11-15')
  expect(first('2026-11-14T16:30:00Z')).toBe('2026-11-15')
  expect(first('2026-11-15T15:00:00Z', 'Asia/Jayapura')).toBe('2026-11-22')
})

test('doctor: a licence is valid through its last day', () => {
  const days = plannedSessions([{ ...plan, validUntil: '2026-11-23' }], [], now, 60).map(({ day }) => day)
  expect(days).toEqual(['2026-11-16', '2026-11-23'])
})

test.each([
  ['of the branch', { branchId: 1, doctorId: null }, true],
  ['of another branch', { branchId: 2, doctorId: null }, false],
  ['of the doctor', { branchId: null, doctorId: 1 }, true],
  ['of another doctor', { branchId: null, doctorId: 2 }, false],
  ['of the doctor at this branch', { branchId: 1, doctorId: 1 }, true],
  ['of the doctor at another branch', { branchId: 2, doctorId: 1 }, false],
])('doctor: a closure %s', (_name, whose, closes) => {
  const days = (firstDay: string, lastDay: string) =>
    plannedSessions([plan], [{ ...whose, firstDay, lastDay }], now, 20).map(({ day }) => day)
  const all = ['2026-11-16', '2026-11-23', '2026-11-30']
  expect(days('2026-11-23', '2026-11-23')).toEqual(closes ? ['2026-11-16', '2026-11-30'] : all)
  expect(days('2026-11-17', '2026-11-22')).toEqual(all)
})
