import { expect, test } from 'vitest'
import { bookingOf, bookingPath, bookingStep, todayAt } from './booking-url.ts'

test('booking: a URL without params starts with branch 1 and nothing else', () => {
  expect(bookingOf({})).toEqual({ branch: 1, date: undefined, doctor: undefined, search: '' })
})

test.each(['2026-02-30', '2026-13-01', '16-11-2026', '2026-11-16T00', "2026-11-16'"])(
  'booking: %s is no valid date',
  (date) => {
    expect(bookingOf({ date }).date).toBeUndefined()
  },
)

test.each(['0', '-3', '1.5', 'x', '99999999999', ''])('booking: branch and doctor %j count as not chosen', (number) => {
  expect(bookingOf({ branch: number, doctor: number })).toMatchObject({ branch: 1, doctor: undefined })
})

test('booking: choices survive the way into the URL and back', () => {
  const booking = { branch: 15, date: '2026-11-16', doctor: 7, search: 'Sp.B & co' }
  const path = bookingPath(booking)
  expect(path).toBe('/user/consult-create?branch=15&date=2026-11-16&doctor=7&search=Sp.B+%26+co')
  expect(bookingOf(Object.fromEntries(new URLSearchParams(path.split('?')[1])))).toEqual(booking)
  expect(bookingPath({})).toBe('/user/consult-create')
})

test('booking: the step depends on the choices, and a day in the past does not count', () => {
  const booking = bookingOf({ date: '2026-11-16', doctor: '7' })
  expect(bookingStep(booking, '2026-11-16')).toBe(3)
  expect(bookingStep({ ...booking, doctor: undefined }, '2026-11-16')).toBe(2)
  expect(bookingStep(booking, '2026-11-17')).toBe(1)
  expect(bookingStep(bookingOf({ doctor: '7' }), '2026-11-16')).toBe(1)
})

test('booking: today is the date at the branch, not on the device', () => {
  const now = Date.parse('2026-11-15T15:30:00Z')
  expect(todayAt('Asia/Jakarta', now)).toBe('2026-11-15')
  expect(todayAt('Asia/Makassar', now)).toBe('2026-11-15')
  expect(todayAt('Asia/Jayapura', now)).toBe('2026-11-16')
  expect(todayAt('Mars/Olympus', now)).toBe('2026-11-15')
})
