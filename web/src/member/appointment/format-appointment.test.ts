import { expect, test } from 'vitest'
import {
  countDoctors,
  formatWeekdayDate,
  formatFee,
  licenceLines,
  localDayAndTime,
  formatMonth,
  describeSeats,
} from './format-appointment.ts'

test('appointment: days and months are Indonesian and have no-break spaces', () => {
  expect(formatWeekdayDate('2026-11-16')).toBe('Senin, 16\u00A0November')
  expect(formatMonth('2026-11')).toBe('November\u00A02026')
})

test('appointment: a time is shown in the zone of its branch', () => {
  const at = '2026-11-15T23:30:00.000Z'
  expect(localDayAndTime(at, 'WIB')).toEqual({ day: '2026-11-16', time: '06.30\u00A0WIB' })
  expect(localDayAndTime(at, 'WITA').time).toBe('07.30\u00A0WITA')
  expect(localDayAndTime(at, 'WIT').time).toBe('08.30\u00A0WIT')
})

test('appointment: paid consultations show their fee, all others are free', () => {
  expect(formatFee({ rsdType: 2560, fee: 150_000 })).toBe('Rp\u00A0150.000')
  expect(formatFee({ rsdType: 3566, fee: 0 })).toBe('Gratis')
  expect(formatFee({ rsdType: 9999, fee: 70_000 })).toBe('Gratis')
})

test('appointment: free seats are shown as text', () => {
  expect(describeSeats({ sesi: 'Tersedia', seatsLeft: 3 })).toBe('sisa 3 tempat')
  expect(describeSeats({ sesi: 'Full', seatsLeft: 0 })).toBe('sesi penuh')
})

test('appointment: a licence number longer than 45 characters takes two lines', () => {
  const licence = '12/B.16/31.71.06.1001.00.021.K.1.d/3/-1.779.3/e/2023'
  expect(licenceLines(licence)).toEqual(['12/B.16/31.71.06.1001.00.021.K.1.d/3/-1.779.3', '/e/2023'])
  expect(licenceLines('SIP/1')).toEqual(['SIP/1'])
})

test('appointment: a doctor with two sessions is counted once', () => {
  expect(countDoctors([{ udlSIP: 'SIP/1' }, { udlSIP: 'SIP/2' }, { udlSIP: 'SIP/1' }])).toBe(2)
})
