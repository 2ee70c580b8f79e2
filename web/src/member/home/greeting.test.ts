import { expect, test } from 'vitest'
import { greeting } from './greeting.ts'

test.each([
  ['03:59', 'Selamat malam'],
  ['04:00', 'Selamat pagi'],
  ['10:59', 'Selamat pagi'],
  ['11:00', 'Selamat siang'],
  ['14:59', 'Selamat siang'],
  ['15:00', 'Selamat sore'],
  ['17:59', 'Selamat sore'],
  ['18:00', 'Selamat malam'],
  ['00:00', 'Selamat malam'],
])('home: the greeting at %s in Jakarta is %s', (time, text) => {
  expect(greeting(Date.parse(`2026-11-15T${time}:00+07:00`))).toBe(text)
})
