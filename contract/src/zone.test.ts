import { expect, test } from 'vitest'
import { addDays, dayIn, momentOf, timeIn, weekdayOf, ZONES, type Zone, zoneLabel } from './zone.ts'

const zones = Object.keys(ZONES) as Zone[]

test('time zones: two seconds before midnight in Jakarta it is already tomorrow further east', () => {
  const moment = new Date('2026-12-31T16:59:58Z')
  expect(dayIn('Asia/Jakarta', moment)).toBe('2026-12-31')
  expect(dayIn('Asia/Makassar', moment)).toBe('2027-01-01')
  expect(dayIn('Asia/Jayapura', moment)).toBe('2027-01-01')
  expect(timeIn('Asia/Jakarta', moment)).toBe('23.59')
  expect(timeIn('Asia/Jayapura', moment)).toBe('01.59')
})

test.each(zones)('time zones: %s has the offset of the time zone database', (zone) => {
  const moment = new Date('2026-07-01T03:04:00Z')
  const known = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' }).format(moment)
  expect(timeIn(zone, moment)).toBe(known.replace(':', '.'))
  const there = momentOf(zone, dayIn(zone, moment), timeIn(zone, moment))
  expect(there).toEqual(moment)
})

test('time zones: days, weekdays and labels are formatted', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31')
  expect(weekdayOf('2026-11-15')).toBe(0)
  expect(zones.map(zoneLabel)).toEqual(['WIB', 'WIB', 'WITA', 'WIT'])
})
