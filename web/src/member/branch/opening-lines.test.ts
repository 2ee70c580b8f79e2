import { expect, test } from 'vitest'
import { openingLines } from './opening-lines.ts'

const at = (weekdays: string | null, weekend: string | null) =>
  openingLines({ operationalHours: { weekdays, weekend }, timezoneLabel: 'WITA' })

test('branch: hours of weekdays and weekend are separate, each with the zone', () => {
  expect(at('09.00-20.00', '09.00-17.00')).toEqual([
    { days: 'Senin-Jumat', hours: '09.00-20.00 WITA' },
    { days: 'Sabtu-Minggu', hours: '09.00-17.00 WITA' },
  ])
})

test('branch: equal hours on all days are shown once', () => {
  expect(at('10.00-21.00', '10.00-21.00')).toEqual([{ days: 'Setiap hari', hours: '10.00-21.00 WITA' }])
})

test('branch: unknown hours are not shown', () => {
  expect(at('09.00-20.00', null)).toEqual([{ days: 'Senin-Jumat', hours: '09.00-20.00 WITA' }])
  expect(at(null, '09.00-17.00')).toEqual([{ days: 'Sabtu-Minggu', hours: '09.00-17.00 WITA' }])
  expect(at(null, null)).toEqual([])
})
